export { default } from 'sixgun:texts/en-high_noon';
