// What only tables with expansions draw: fetched when there is one.
export { default as Announce } from './Announce.svelte';
export { default as Direction } from './Direction.svelte';
export { default as EventBar } from './EventBar.svelte';
export { default as HandNote } from './HandNote.svelte';
export { default as Marks } from './Marks.svelte';
export { default as Mute } from './Mute.svelte';
export { default as SeatTags } from './SeatTags.svelte';
export { markWords, tagWords } from './marks';
