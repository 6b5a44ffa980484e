// Cards to choose among that are in no hand of mine: turned up for all, in front of somebody, on the discard pile.
import { isReaction } from '../lib/choices';
import { told } from '../lib/duel';
import type { GameEvent, Meaning } from '../lib/protocol';
import type { Play } from './play.svelte';

export interface Offered {
  /** What is clicked: `card:…`, `seat:…`. */
  place: string;
  /** Null: a card of a hand, unseen. */
  card: string | null;
  /** In The Duel: the back it has. */
  back?: string;
  /** Empty: it cannot be chosen, or not by me. */
  options: Meaning[];
  /** It is gone: who took it. */
  by?: number;
}

/** What lies there is being paid for. */
const AT_THE_TABLE = new Set(['pay', 'price']);
const LAID_OUT = new Set(['reveal', 'lay_out']);

/** Null: the question is not about such cards. */
export function offered(play: Play): Offered[] | null {
  const why = play.question?.why ?? '';
  const rails = play.view?.game === 'classic' && play.view.train !== undefined;
  if (AT_THE_TABLE.has(why) || (rails && why === 'wagon')) return null; // wagons are taken from the train
  const open = turnedUp(play);
  if (open.length) return open;
  if (play.question?.why === 'order_card') return named(play);
  if (play.question?.why === 'play' || isReaction(play.question)) return null;
  const found: Offered[] = [];
  for (const [place, options] of play.places) {
    const option = options[0]!;
    const { card } = option;
    if (card !== undefined && !play.hand.includes(card)) found.push({ place, card, options });
    else if (card === undefined && option.verb === 'take')
      for (const one of options)
        found.push({ place: one.key, card: null, back: told(one).back, options: [one] });
  }
  return found.some((one) => one.card) || found.length > 1 ? found : null;
}

/** Dorothy Rage: every card there is, by name. */
function named(play: Play): Offered[] {
  return [...play.places].flatMap(([place, options]) => {
    const card = options[0]!.ability;
    return card === undefined ? [] : { place, card, options };
  });
}

/** Cards on the table, in the order in which they were laid out; what was taken of them leaves its place. */
function turnedUp(play: Play): Offered[] {
  const view = play.view;
  if (!view?.limbo.length) return [];
  const here = (card: string): Offered => {
    const place = `card:${card}`;
    return { place, card, options: play.places.get(place) ?? [] };
  };
  if (play.question?.why !== 'general_store') return view.limbo.map(here);
  const taken = new Map<string, number>();
  const order: string[] = [];
  for (const event of lastStore(play.store.events)) {
    if (event.what === 'pick' && event.card && event.seat !== undefined) taken.set(event.card, event.seat);
    else if (event.card) order.unshift(event.card);
  }
  if (!view.limbo.every((card) => order.includes(card))) return view.limbo.map(here);
  return order.map((card) =>
    view.limbo.includes(card)
      ? here(card)
      : { place: `gone:${card}`, card, options: [], by: taken.get(card) },
  );
}

/** What happened since the cards were laid out, newest first. */
function lastStore(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of [...events].reverse()) {
    if (event.cause !== 'general_store' || (event.what !== 'pick' && !LAID_OUT.has(event.what))) {
      if (found.some((one) => LAID_OUT.has(one.what))) break;
      continue;
    }
    found.push(event);
  }
  return found;
}

/** No card is smaller: where there are more than fit, they scroll. */
export const LEAST = 64;

/** How many columns n cards have in W × H, and how wide a card is. */
export function gridOf(n: number, W: number, H: number, most = 104): { columns: number; w: number } {
  let best = { columns: 1, w: 0 };
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns);
    const w = Math.min(most, (W + 10) / columns - 10, ((H + 10) / rows - 10) / 1.4);
    if (w > best.w + 0.5) best = { columns, w };
  }
  if (best.w >= LEAST || n < 9) return best;
  const columns = Math.max(1, Math.floor((W + 10) / (LEAST + 10)));
  return { columns, w: (W + 10) / columns - 10 };
}
