// Three players, open roles: who hunts whom.
import type { ClassicPlay } from './classic-play.svelte';

/** With three players each role hunts another one, as long as nobody has fallen. */
const HUNTS: Record<string, string> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** The seats in the order of the hunt, from the one at the lower edge; empty: nobody hunts, the last one alive wins. */
export function huntOf(play: ClassicPlay): number[] {
  const view = play.view;
  if (view?.mode !== 'three_players' || view.table.includes('ww_wild_west_show')) return [];
  const fallen = play.store.events.some((event) => event.what === 'eliminated');
  if (fallen || view.players.some((player) => !player.alive)) return [];
  const next = (seat: number) =>
    view.players.findIndex((player) => player.role === HUNTS[view.players[seat]?.role ?? '']);
  const target = next(play.bottom);
  return [play.bottom, target, next(target)];
}
