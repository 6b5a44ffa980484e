export { default } from 'sixgun:texts/pl-fistful';
