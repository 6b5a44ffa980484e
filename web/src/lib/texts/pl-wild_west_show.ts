export { default } from 'sixgun:texts/pl-wild_west_show';
