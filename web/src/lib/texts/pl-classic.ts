export { default } from 'sixgun:texts/pl-classic';
