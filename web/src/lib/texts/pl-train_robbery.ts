export { default } from 'sixgun:texts/pl-train_robbery';
