export { default } from 'sixgun:texts/it-wild_west_show';
