// The Duel on the pages around the table: its squads, and what a finished game tells about itself.
import { isPlace, seatOf, targetOf, told } from '../../lib/duel';
import { factsOf, faceOf } from '../../lib/facts';
import type { DuelView, GameEvent, GameView } from '../../lib/protocol';
import type { Award } from './story';

/** The view as one of The Duel, if it is one. */
export const duelOf = (view: GameView): DuelView | null => (view.game === 'duel' ? view : null);

/** The colour of a squad, as `k-…` has it. */
export const SQUAD_KIND: Record<string, string> = { lawmen: 'law', outlaws: 'outlaw', renegades: 'renegade' };

export interface Fighter {
  character: string;
  life: number;
  max: number;
  /** In which turn it fell; null: it stands, or nobody saw it fall. */
  turn: number | null;
}
export interface SquadStory {
  seat: number;
  squad: string;
  fighters: Fighter[];
  /** Those who never came into play. */
  waiting: number;
}

/** Who came into play on each side, in that order, and how each of them ended. */
export function squadsOf(view: DuelView, events: readonly GameEvent[]): SquadStory[] {
  const fell = fallsOf(view, events);
  return view.players.map(({ seat, squad, characters, reserve_size }) => {
    const came = new Map<string, Fighter>();
    for (const event of events)
      if (event.what === 'enter' && event.seat === seat && event.cause)
        came.set(event.cause, { character: event.cause, life: 0, max: event.amount ?? 0, turn: null });
    for (const { character, life, max_life } of characters)
      came.set(character, { character, life: Math.max(0, life), max: max_life, turn: null });
    const fighters = [...came.values()].map((one) => ({
      ...one,
      turn: one.life ? null : (fell.find((fall) => fall.character === one.character)?.turn ?? null),
    }));
    return { seat, squad, fighters, waiting: reserve_size };
  });
}

export interface CharacterFall {
  character: string;
  seat: number;
  turn: number;
  /** Who did it: a character where one is known to have shot, and whose it is; nobody else where they fell by themselves. */
  killer: string | null;
  by: number | null;
  /** What with: the id of a card, or of whatever it was. */
  cause: string | null;
}

/** Who fell, in that order. The one whose end decides the game falls in the last turn, without a word in the story. */
export function fallsOf(view: DuelView, events: readonly GameEvent[]): CharacterFall[] {
  const found: CharacterFall[] = [];
  const who = new Map<string, string>();
  const last = new Map<string, Pick<CharacterFall, 'killer' | 'by' | 'cause'>>(); // the last wound of a place
  let shooter: GameEvent | null = null;
  let turn = 1;
  const wound = (place: string) => last.get(place) ?? { killer: null, by: null, cause: null };
  for (const event of events) {
    const place = targetOf(event);
    if (event.what === 'turn') turn = event.amount ?? turn;
    if (event.what === 'enter' && event.cause) who.set(place, event.cause);
    if (event.what === 'hit') shooter = event;
    if (event.what === 'hurt') last.set(place, woundOf(event, shooter, who));
    if (event.what === 'eliminated' && event.cause && event.seat !== undefined)
      found.push({ character: event.cause, seat: event.seat, turn, ...wound(place) });
  }
  for (const player of view.players)
    for (const one of player.characters)
      if (one.life <= 0 && !found.some((fall) => fall.character === one.character))
        found.push({ character: one.character, seat: player.seat, turn: view.turns, ...wound(one.place) });
  return found;
}

function woundOf(
  event: GameEvent,
  shot: GameEvent | null,
  who: Map<string, string>,
): Pick<CharacterFall, 'killer' | 'by' | 'cause'> {
  const place = targetOf(event);
  const by = event.seat ?? null;
  const cause = event.cause ?? null;
  if (by === null || by === seatOf(place)) return { killer: null, by: null, cause };
  const same = shot && targetOf(shot) === place && shot.cause === event.cause;
  return { killer: (same && who.get(told(shot).shooter ?? '')) || null, by, cause };
}

const BEERS = new Set(['beer', 'strong_beer']);
const isRed = (event: GameEvent): boolean =>
  event.card !== undefined && factsOf('duel', faceOf(event.card).id).kind === 'red';
const hits = (event: GameEvent): boolean => {
  const target = targetOf(event);
  return event.what === 'hurt' && isPlace(target) && seatOf(target) !== event.seat;
};

/** Who did more of something, where somebody did it at all; the first to reach a number keeps it. */
export function duelAwards(events: readonly GameEvent[], players: number): Award[] {
  const most = (id: Award['id'], counts: (event: GameEvent) => number): Award[] => {
    const sums = Array.from({ length: players }, () => 0);
    let best: Award | null = null;
    for (const event of events) {
      const seat = event.seat ?? -1;
      const more = sums[seat] === undefined ? 0 : counts(event);
      if (!more) continue;
      const count = (sums[seat] = sums[seat]! + more);
      if (!best || count > best.count) best = { id, seat, count };
    }
    return best ? [best] : [];
  };
  return [
    ...most('quickest', (event) => Number(event.what === 'play' && isRed(event))),
    ...most('deadliest', (event) => (hits(event) ? (event.amount ?? 1) : 0)),
    ...most('toughest', (event) => Number(event.what === 'cancelled')),
    ...most('thirstiest', (event) => Number(event.what === 'play' && BEERS.has(event.cause ?? ''))),
  ];
}
