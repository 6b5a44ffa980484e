// What only the modes for two, three and six players and the games of a series draw: fetched with them.
export { default as Between } from './Between.svelte';
export { default as Cycle } from './Cycle.svelte';
export { default as Lineup } from './Lineup.svelte';
export { default as ModeChip } from './ModeChip.svelte';
export { default as ModeTags } from './ModeTags.svelte';
export { default as TwoTable } from './TwoTable.svelte';
export { tagWords } from './tags';
