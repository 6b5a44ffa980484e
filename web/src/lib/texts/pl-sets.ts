export { default } from 'sixgun:texts/pl-sets';
