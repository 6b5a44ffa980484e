export { default } from 'sixgun:texts/it-duel';
