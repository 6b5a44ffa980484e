// A series in figures: who stands where, what each game brought, what was spent, who is fined.
import type { ClassicView, GameEvent, Series, SeriesGame } from '../../lib/protocol';
import { texts } from '../../lib/text.svelte';

const TIE_BREAK = ['sheriff', 'renegade', 'deputy', 'outlaw'];

/** Dollars as they are written: $7,300; a debt has its minus in front. */
export function dollars(amount: number): string {
  const value = new Intl.NumberFormat(texts.language || 'en', { useGrouping: 'always' as never }).format(
    Math.abs(amount),
  );
  return `${amount < 0 ? '−' : ''}$${value}`;
}

export interface Row {
  place: number;
  seat: number;
  dollars: number;
  byGame: number[];
  /** Beyond what games brought: what it began with, bounties, characters and cards paid for. */
  besides: number;
}

const winsAs = (history: SeriesGame[], seat: number, role: string): number =>
  history.filter((game) => game.winners.includes(seat) && game.roles[seat] === role).length;

/** Best first: money, wins by role, turns. (Of equals the lot decides at the end, which the server draws.) */
export function ranked({ dollars, history }: Pick<Series, 'dollars' | 'history'>, order?: number[]): Row[] {
  const turns = (seat: number) => history.reduce((sum, game) => sum + game.turns[seat]!, 0);
  const rank = (seat: number) => [
    dollars[seat]!,
    ...TIE_BREAK.map((role) => winsAs(history, seat, role)),
    turns(seat),
  ];
  const compare = (a: number, b: number) => {
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((value, n) => value !== y[n]);
    return at < 0 ? a - b : y[at]! - x[at]!;
  };
  const seats = order ?? dollars.map((_, seat) => seat).sort(compare);
  return seats.map((seat, n) => {
    const byGame = history.map((game) => game.dollars[seat]!);
    const scored = byGame.reduce((sum, one) => sum + one, 0);
    return { place: n + 1, seat, dollars: dollars[seat]!, byGame, besides: dollars[seat]! - scored };
  });
}

/** By seat, what each had after each game, from the start; spending counts in the game it was for. */
export function curvesOf({ history }: Pick<Series, 'history'>, players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => {
    let sum = 0;
    return [0, ...history.map((game) => (sum += game.dollars[seat]!))];
  });
}

/** A Deputy who felled the Sheriff: nothing else takes more than it brings. */
export const traitors = (game: SeriesGame): number[] =>
  game.dollars.flatMap((earned, seat) => (earned < 0 && game.roles[seat] === 'deputy' ? [seat] : []));

/** What was paid for Outlaws in the game that is over, by seat. */
export function bounties(events: readonly GameEvent[]): Map<number, number> {
  const from = events.findLastIndex((event) => event.what === 'game');
  const found = new Map<number, number>();
  for (const { what, seat, amount } of events.slice(Math.max(0, from)))
    if (what === 'bounty' && seat !== undefined) found.set(seat, (found.get(seat) ?? 0) + (amount ?? 0));
  return found;
}

export interface Bid {
  seat: number;
  /** Null: bids no more. */
  amount: number | null;
}

/** The bids for the character on the block, in their order. */
export function bidsOf(events: readonly GameEvent[]): Bid[] {
  const from = events.findLastIndex((event) => event.what === 'put_up');
  return events.slice(from + 1).flatMap(({ what, seat, amount }) => {
    if (seat === undefined || (what !== 'bid' && what !== 'bid_no_more')) return [];
    return [{ seat, amount: what === 'bid' ? (amount ?? 0) : null }];
  });
}

/** Who has the star in the next game; null after the last one. */
export const nextSheriff = ({ game, games, sheriff }: Series): number | null =>
  game < games ? (sheriff + 1) % games : null;

export const seriesOf = (view: ClassicView): Series => view.series!;
