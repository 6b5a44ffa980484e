export { default } from 'sixgun:texts/it-dodge_city';
