export { default } from 'sixgun:texts/pl-dodge_city';
