export { default } from 'sixgun:texts/en-wild_west_show';
