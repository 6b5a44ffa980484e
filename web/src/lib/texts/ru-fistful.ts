export { default } from 'sixgun:texts/ru-fistful';
