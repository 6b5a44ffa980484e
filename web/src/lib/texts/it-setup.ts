export { default } from 'sixgun:texts/it-setup';
