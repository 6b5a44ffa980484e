export { default } from 'sixgun:texts/ru-setup';
