export { default } from 'sixgun:texts/ru-classic';
