export { default } from 'sixgun:texts/pl-setup';
