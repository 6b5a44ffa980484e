export { default } from 'sixgun:texts/ru-duel';
