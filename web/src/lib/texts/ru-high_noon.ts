export { default } from 'sixgun:texts/ru-high_noon';
