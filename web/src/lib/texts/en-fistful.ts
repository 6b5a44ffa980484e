export { default } from 'sixgun:texts/en-fistful';
