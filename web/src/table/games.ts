// The table of each game, fetched when it is played.
import type { Component } from 'svelte';
import type { TableStore } from '../lib/table.svelte';

type Game = Component<{ store: TableStore; onleave?: () => void }>;

export const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  classic: () => import('./ClassicTable.svelte'),
  duel: () => import('./DuelTable.svelte'),
};
