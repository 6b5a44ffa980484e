// What is printed on the cards, as far as it is drawn. Made from the engine by build/facts.py.
import facts from './facts.json';

export interface CardFacts {
  kind: string;
  range?: number;
}

const FACTS = facts as Record<string, Record<string, CardFacts | undefined> | undefined>;

export interface Face {
  id: string;
  rank: string;
  suit: string;
}

/** `bang:TD#2` is the id `bang`, rank 10, suit D. */
export function faceOf(key: string): Face {
  const [id = '', corner = ''] = key.split('#')[0]!.split(':');
  const rank = corner.slice(0, -1);
  return { id, rank: rank === 'T' ? '10' : rank, suit: corner.slice(-1) };
}

export function factsOf(game: string, id: string): CardFacts {
  return FACTS[game]?.[id] ?? { kind: 'brown' };
}
