export { default } from 'sixgun:texts/en-sets';
