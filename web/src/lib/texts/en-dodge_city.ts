export { default } from 'sixgun:texts/en-dodge_city';
