export { default } from 'sixgun:texts/en-classic';
