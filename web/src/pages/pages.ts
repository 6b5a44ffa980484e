// Which page an address shows, and the fetching of it.
import type { Component } from 'svelte';
import type { Route } from '../lib/route';

/** It gets `route` and narrows it. */
export type Page = Component<{ route: never }>;

export const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => import('./Home.svelte') as never,
  setup: () => import('./Setup.svelte') as never,
  table: () => {
    void import('../table/Table.svelte'); // will be wanted as soon as the server has told what is played
    return import('./TablePage.svelte') as never;
  },
  replay: () => import('./Replay.svelte') as never,
  rulings: () => import('./Rulings.svelte') as never,
  settings: () => import('./Settings.svelte') as never,
  credits: () => import('./Credits.svelte') as never,
};
