export { default } from 'sixgun:texts/ru-wild_west_show';
