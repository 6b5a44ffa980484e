// What the table shows only when it is opened: fetched then, or before, once the table has been at rest for a while.

import { texts } from '../lib/text.svelte';

export const LATER = {
  keys: () => import('./Keys.svelte'),
  seat: () => import('./SeatSheet.svelte'),
  settings: () => import('./Settings.svelte'),
};
const REST = 4000; // ms

/** Fetch it all when there is nothing else to do; gives what calls that off. */
export function fetchLater(): () => void {
  const idle = (globalThis.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout;
  const fetchAll = async () => {
    await texts.need('seldom');
    for (const part of Object.values(LATER)) await part(); // one by one: each is a stroke of its own
  };
  const timer = setTimeout(() => idle(() => void fetchAll()), REST);
  return () => clearTimeout(timer);
}
