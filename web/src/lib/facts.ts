// What is printed on the cards, as far as it is drawn. Made from the engine by build/facts.py.
import facts from './facts.json';

export interface CardFacts {
  kind: string;
  range?: number;
  /** So many other cards are discarded with it. */
  cost?: number;
  /** The round seals of The Duel: hit, miss, always_active, reload. */
  seals?: string[];
}

/** A character of The Duel. */
export interface CharacterFacts {
  family: string;
  life: number;
  always_active?: boolean;
}

const FACTS = facts as unknown as Record<string, Record<string, CardFacts | undefined> | undefined>;

export interface Face {
  id: string;
  rank: string;
  suit: string;
  /** The Duel has no ranks: the reveal symbol (B, S, D, H) and the back. */
  symbol?: string;
  origin?: string;
}

/** `bang:TD#2` is the id `bang`, rank 10, suit D; `missed:L-S#2` has the back L and shows a snake. */
export function faceOf(key: string): Face {
  const [id = '', corner = ''] = key.split('#')[0]!.split(':');
  const [origin, symbol] = corner.split('-');
  if (symbol) return { id, rank: '', suit: '', symbol, origin };
  const rank = corner.slice(0, -1);
  return { id, rank: rank === 'T' ? '10' : rank, suit: corner.slice(-1) };
}

export function factsOf(game: string, id: string): CardFacts {
  return FACTS[game]?.[id] ?? { kind: 'brown' };
}

/** The message that names it: a wagon is a card, too. */
export const messageOf = (game: string, id: string): string =>
  (factsOf(game, id).kind === 'wagon' ? 'wagon-' : game === 'duel' ? 'duel-card-' : 'card-') +
  id.replaceAll('_', '-');

/** The icon of a reveal symbol. */
export const SYMBOLS: Record<string, string> = { B: 'barrel', S: 'snake', D: 'dynamite', H: 'horseshoe' };

export const characterFacts = (id: string): CharacterFacts | undefined =>
  (facts as unknown as { duel_characters?: Record<string, CharacterFacts | undefined> }).duel_characters?.[
    id
  ];
