// Which page an address shows, and the fetching of it.
import type { Component } from 'svelte';
import type { Route } from '../lib/route';

/** It gets `route` and narrows it. */
export type Page = Component<{ route: never }>;

/** These pages speak of all games and sets. */
function ofAll<T>(page: Promise<T>): Promise<T> {
  return Promise.all([
    page,
    import('../lib/text.svelte').then(({ texts, ALL_PARTS }) => texts.need(...ALL_PARTS)),
  ]).then(([found]) => found);
}

/** The set-up names games, sets and their options, not what is in them. */
function ofChoices<T>(page: Promise<T>): Promise<T> {
  const parts = ['classic', 'duel', 'series', 'setup', 'options'];
  return Promise.all([page, import('../lib/text.svelte').then(({ texts }) => texts.need(...parts))]).then(
    ([found]) => found,
  );
}

/** The other pages show cards and tables too: what draws them is fetched along, not after. */
function withTable<T>(page: T): T {
  void import('../table/Table.svelte');
  return page;
}

export const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => {
    void import('../lib/text.svelte').then(({ texts }) => texts.need('classic', 'duel')); // for the cards it shows
    return import('./Home.svelte') as never;
  },
  setup: () => ofChoices(import('./Setup.svelte') as never),
  table: () => withTable(import('./TablePage.svelte') as never),
  replay: () => withTable(import('./Replay.svelte') as never),
  rulings: () => withTable(ofAll(import('./Rulings.svelte') as never)),
  settings: () => withTable(import('./Settings.svelte') as never),
  credits: () => withTable(import('./Credits.svelte') as never),
};
