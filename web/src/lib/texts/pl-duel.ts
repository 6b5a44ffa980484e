export { default } from 'sixgun:texts/pl-duel';
