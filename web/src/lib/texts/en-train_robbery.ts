export { default } from 'sixgun:texts/en-train_robbery';
