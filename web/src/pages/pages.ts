// Which page an address shows, and the fetching of it.
import type { Component } from 'svelte';
import type { Route } from '../lib/route';

/** It gets `route` and narrows it. */
export type Page = Component<{ route: never }>;

/** These pages speak of both games, … */
function ofBothGames<T>(page: Promise<T>, ...more: string[]): Promise<T> {
  return Promise.all([
    page,
    import('../lib/text.svelte').then(({ texts }) => texts.need('classic', 'duel', ...more)),
  ]).then(([found]) => found);
}
/** … these of every set. */
const SETS = ['sets', 'dodge_city', 'high_noon', 'fistful', 'wild_west_show', 'train_robbery'];

/** The other pages show cards and tables too: what draws them is fetched along, not after. */
function withTable<T>(page: T): T {
  void import('../table/Table.svelte');
  return page;
}

export const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => {
    void ofBothGames(Promise.resolve()); // for the cards it shows
    return import('./Home.svelte') as never;
  },
  setup: () => withTable(ofBothGames(import('./Setup.svelte') as never, 'setup', ...SETS)),
  table: () => withTable(import('./TablePage.svelte') as never),
  replay: () => withTable(import('./Replay.svelte') as never),
  rulings: () => withTable(ofBothGames(import('./Rulings.svelte') as never, ...SETS)),
  settings: () => withTable(import('./Settings.svelte') as never),
  credits: () => withTable(import('./Credits.svelte') as never),
};
