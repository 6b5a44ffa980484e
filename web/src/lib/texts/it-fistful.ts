export { default } from 'sixgun:texts/it-fistful';
