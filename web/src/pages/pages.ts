// Which page an address shows, and the fetching of it.
import type { Component } from 'svelte';
import { myGames } from '../lib/games';
import { ALL_PARTS, TEXTS } from '../lib/languages';
import { parse, type Route } from '../lib/route';
import { load } from '../lib/saved';
import { GAMES } from '../table/games';

/** It gets `route` and narrows it. */
export type Page = Component<{ route: never }>;

/** With what only this page says and what is said around the table, all of it under way at once. */
async function saying<T>(page: Promise<T>, ...more: string[]): Promise<T> {
  const { language } = load();
  const parts = ['seldom', ...more];
  for (const part of parts) void TEXTS[language][part]!();
  const [found, { texts }] = await Promise.all([page, import('../lib/text.svelte')]);
  await texts.need(...parts);
  return found;
}

/** One letter of each file a font has for a language. */
const LETTERS = { en: 'a', it: 'a', pl: 'ał', ru: 'aж' };

/** What a page will be written in, before it is: nothing moves when it comes. */
function fonts(...faces: (readonly [weight: number, family: string])[]): void {
  const style = getComputedStyle(document.documentElement);
  for (const [weight, family] of faces)
    void document.fonts.load(
      `${weight} 1em ${style.getPropertyValue(`--${family}`)}`,
      LETTERS[load().language],
    );
}

/** The other pages show cards and tables too: what draws them is fetched along, not after. */
function withTable<T>(page: T): T {
  void import('../table/Table.svelte');
  fonts([900, 'display'], [500, 'body'], [700, 'label'], [800, 'label']);
  return page;
}

/** What draws and says the game at a table one has sat at before is fetched along too. */
function knownGame(): void {
  const { code } = parse(location.hash) as { code?: string };
  const game = myGames().find((one) => one.code === code)?.game;
  if (!game) return;
  void GAMES[game]?.();
  void TEXTS[load().language][game]?.();
}

export const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => {
    fonts([900, 'display'], [500, 'body']);
    void import('../lib/text.svelte').then(({ texts }) => texts.need('classic', 'duel')); // for the cards it shows
    return saying(import('./Home.svelte') as never, 'home');
  },
  // it names games, sets and their options, not what is in them
  setup: () => saying(import('./Setup.svelte') as never, 'classic', 'duel', 'series', 'setup', 'options'),
  table: () => {
    knownGame();
    return withTable(import('./TablePage.svelte') as never);
  },
  replay: () => withTable(saying(import('./Replay.svelte') as never, 'pages')),
  rulings: () => withTable(saying(import('./Rulings.svelte') as never, ...ALL_PARTS)), // of all games and sets
  settings: () => withTable(saying(import('./Settings.svelte') as never, 'pages')),
  credits: () => withTable(saying(import('./Credits.svelte') as never, 'pages')),
};
