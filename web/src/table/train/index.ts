// What only a table with the train draws: fetched when there is one.
export { default as Track } from './Track.svelte';
export { default as Wagons } from './Wagons.svelte';
export { trainLayout, TRAIN_TABLET } from './layout';
