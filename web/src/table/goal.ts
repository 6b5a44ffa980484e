// What I play for: my role, or the squad I lead.
import { personOf, nameOf } from '../lib/say';
import type { ClassicView, DuelView } from '../lib/protocol';
import { t, texts } from '../lib/text.svelte';
import { SQUADS } from '../lib/duel';
import type { Play } from './play.svelte';

export interface Goal {
  /** Of the colours, `k-…`. */
  kind: string;
  emblem: string;
  name: string;
  /** At most six words. */
  short: string;
}

const KINDS: Record<string, string> = { law: 'law', out: 'outlaw', ren: 'renegade' };
export const kindOfSquad = (squad: string): string => KINDS[SQUADS[squad] ?? ''] ?? 'law';

/** The role of a seat, as far as it may be known here. */
export function roleAt(play: Play, seat: number): string | null {
  const view = play.store.view as ClassicView | null;
  const open = play.store.open?.find((one) => one.seat === seat)?.role;
  return view?.players[seat]?.role ?? open ?? null;
}

/** Null for those who only look on. */
export function goalOf(play: Play): Goal | null {
  const view = play.store.view;
  if (!view || view.viewer === null) return null;
  return view.game === 'duel' ? goalOfSquad(view, view.viewer) : goalOfRole(play, view.viewer);
}

function goalOfRole(play: Play, me: number): Goal | null {
  const role = roleAt(play, me);
  if (!role) return null;
  const out = `goal-out-${role}`;
  return {
    kind: role,
    emblem: role,
    name: t(`role-${role}`),
    short: t(play.out && texts.has(out) ? out : `goal-${role}`),
  };
}

export function goalOfSquad(view: DuelView, me: number): Goal | null {
  const mine = view.players[me];
  if (!mine) return null;
  const squad = (seat: number | undefined) => t(`duel-squad-${view.players[seat ?? -1]?.squad ?? ''}`);
  const hunter = view.players.find((player) => player.target === me);
  return {
    kind: kindOfSquad(mine.squad),
    emblem: mine.squad,
    name: squad(me),
    short:
      view.players.length > 2
        ? t('goal-standoff', { squad: squad(mine.target), other: squad(hunter?.seat) })
        : t('goal-duel'),
  };
}

/** The three hints of a role. */
export function hintsOf(play: Play): { icon: string; text: string }[] {
  const view = play.store.view;
  if (view?.game !== 'classic' || view.viewer === null) return [];
  const role = roleAt(play, view.viewer);
  const sheriff = view.players.findIndex((player) => player.role === 'sheriff');
  const person = personOf(play.scene, sheriff);
  const character = nameOf(play.scene, sheriff);
  const args = {
    sheriff: sheriff < 0 ? '' : person === character ? person : `${person} (${character})`,
    seats: view.players[view.viewer]?.distances[sheriff] ?? 0,
  };
  const icons = ['spectator', 'range', 'hit'];
  return [1, 2, 3]
    .map((n) => `reveal-${role}-${n}`)
    .filter((id) => texts.has(id))
    .map((id, n) => ({ icon: icons[n]!, text: t(id, args) }));
}
