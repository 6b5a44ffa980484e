export { default } from 'sixgun:texts/ru-dodge_city';
