export { default } from 'sixgun:texts/en-duel';
