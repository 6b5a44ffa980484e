// From one table to the next.
import type { TableStore } from '../../lib/table.svelte';
import { api } from './api';
import { comeTo, myName } from './kit';

/** A new game by the same rules, against bots. The old one goes on, and its replay can be found. False: not possible now. */
export async function leaveFor(store: TableStore): Promise<boolean> {
  const { game, setup, pace, bot, dead_see } = store.table!.settings;
  const settings = { game, setup, pace, bot, dead_see, public: false, clock: 'none' as const };
  const joined = await api.play({ name: myName(), settings }).catch(() => null);
  if (joined) comeTo(joined);
  return joined !== null;
}
