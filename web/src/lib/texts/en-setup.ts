export { default } from 'sixgun:texts/en-setup';
