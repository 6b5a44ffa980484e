export { default } from 'sixgun:texts/it-high_noon';
