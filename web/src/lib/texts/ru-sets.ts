export { default } from 'sixgun:texts/ru-sets';
