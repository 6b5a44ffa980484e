export { default } from 'sixgun:texts/it-sets';
