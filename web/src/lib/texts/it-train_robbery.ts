export { default } from 'sixgun:texts/it-train_robbery';
