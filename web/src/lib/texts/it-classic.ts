export { default } from 'sixgun:texts/it-classic';
