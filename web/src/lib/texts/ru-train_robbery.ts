export { default } from 'sixgun:texts/ru-train_robbery';
