// The events of a table, in force and to come, as the view tells them; and what each comes to for who looks.
import type { ClassicView } from '../../lib/protocol';
import { isMine, nameOf } from '../../lib/say';
import { attr, dash, t } from '../../lib/text.svelte';
import type { ClassicPlay } from '../classic-play.svelte';

export interface EventInfo {
  /** Which deck: that of the leader, or the show's. */
  deck: 'events' | 'show';
  /** The one in force, or none yet. */
  id: string | null;
  /** The next one, where it is known. */
  next: string | null;
  left: number;
}

export function eventsOf(view: ClassicView): EventInfo[] {
  const found: EventInfo[] = [];
  if (view.events_left !== undefined)
    found.push({
      deck: 'events',
      id: view.event?.[0] ?? null,
      next: view.next_event?.[0] ?? null,
      left: view.events_left,
    });
  if (view.shows_left !== undefined)
    found.push({ deck: 'show', id: view.show ?? null, next: null, left: view.shows_left });
  return found;
}

/** The colour of its set: hn, fc, ww. */
export const toneOf = (id: string | null, deck: EventInfo['deck']): string =>
  id?.slice(0, 2) ?? (deck === 'show' ? 'ww' : 'hn');
const SETS: Record<string, string> = { hn: 'set-high-noon', fc: 'set-fistful', ww: 'set-wws-events' };
export const setOf = (id: string): string => t(SETS[id.slice(0, 2)] ?? 'sets-events');
export const eventName = (id: string): string => t(`event-${dash(id)}`);
export const eventText = (id: string): string => attr(`event-${dash(id)}`, 'text');

/** What it comes to now for the seat at the lower edge, in a few words: facts are the server's. */
export function eventNow(play: ClassicPlay, id: string): string {
  const view = play.view!;
  const seat = play.bottom;
  const whom = (id === 'fc_dead_man' ? view.first_fallen : view.handcuffed) ?? null;
  return attr(`event-${dash(id)}`, 'now', {
    draws: view.now?.draws[seat] ?? 2,
    bangs: view.now?.bangs[seat] ?? 'any',
    cards: view.players[seat]?.hand_size ?? 0,
    played: view.cards_played ?? view.now?.played ?? 0,
    turn: view.turn === seat ? 'mine' : 'other',
    who: whom === null ? 'nobody' : isMine(play.scene, whom) ? 'you' : 'other',
    name: whom === null ? '' : nameOf(play.scene, whom),
  });
}
