export { default } from 'sixgun:texts/pl-high_noon';
