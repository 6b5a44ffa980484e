// What I play for: my role, or the squad I lead.
import { personOf, nameOf } from '../lib/say';
import type { ClassicView, DuelView } from '../lib/protocol';
import { t, texts } from '../lib/text.svelte';
import { SQUADS } from '../lib/duel';
import type { ClassicPlay } from './classic-play.svelte';
import { huntOf } from './hunt';
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
  if (view.game === 'duel') return goalOfSquad(view, view.viewer);
  return view.mode === 'two_players' ? goalOfTwo(play, view) : goalOfRole(play, view.viewer);
}

/** Two players have no roles. */
function goalOfTwo(play: Play, view: ClassicView): Goal {
  const other = view.players.find((player) => player.person !== view.viewer)!;
  return {
    kind: 'law',
    emblem: 'swap',
    name: t('goal-two-name'),
    short: t('goal-two', { name: personOf(play.scene, other.seat) }),
  };
}

/** With three players each hunts one other; in the special game for six the camps fight to the end. */
function goalOfMode(play: Play, role: string): string | null {
  const view = play.store.view as ClassicView;
  if (view.mode === 'three_players' && !isShow(play)) {
    const [, target] = huntOf(play as unknown as ClassicPlay);
    return target === undefined ? t('goal-last') : t('goal-three', { name: personOf(play.scene, target) });
  }
  if (view.mode !== 'special_six' || isShow(play)) return null;
  return t(view.table.includes('settlement') && !play.out ? 'goal-last' : `goal-six-${role}`);
}

function goalOfRole(play: Play, me: number): Goal | null {
  const role = roleAt(play, me);
  if (!role) return null;
  const out = `goal-out-${role}`;
  return {
    kind: role,
    emblem: role,
    name: t(`role-${role}`),
    short: goalOfMode(play, role) ?? t(goalId(play, play.out && texts.has(out) ? out : `goal-${role}`)),
  };
}

/** With the last event of the Wild West Show everybody has another goal. */
export const goalId = (play: Play, goal: string): string =>
  isShow(play) ? `goal-${play.out ? 'out-' : ''}renegade` : goal;
const isShow = (play: Play): boolean => (play.store.view as ClassicView).table.includes('ww_wild_west_show');

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
  if (view?.game !== 'classic' || view.viewer === null || isShow(play)) return [];
  const role = roleAt(play, view.viewer);
  const mode = { two_players: 'two', three_players: 'three', special_six: 'six' }[view.mode];
  const sheriff = view.players.findIndex((player) => player.role === 'sheriff');
  const person = personOf(play.scene, sheriff);
  const character = nameOf(play.scene, sheriff);
  const args = {
    sheriff: sheriff < 0 ? '' : person === character ? person : `${person} (${character})`,
    seats: view.players[view.viewer]?.distances[sheriff] ?? 0,
  };
  const icons = ['spectator', 'range', 'hit'];
  return [1, 2, 3]
    .map((n) =>
      n === 3 && role === 'renegade' && view.players.length === 8
        ? 'reveal-eight-renegade'
        : `reveal-${mode ?? role}-${n}`,
    )
    .filter((id) => texts.has(id))
    .map((id, n) => ({ icon: icons[n]!, text: t(id, args) }));
}
