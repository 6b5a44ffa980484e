// What only a table with the train draws: fetched when there is one.
export { default as Track } from './Track.svelte';
