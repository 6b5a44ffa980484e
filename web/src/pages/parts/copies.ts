// The physical copies of a card: the catalogue writes "QH-AH" for the queen, king and ace of hearts.
import type { CatalogueEntry } from '../../lib/protocol';

const RANKS = '23456789TJQKA';

export function copiesOf({ id, copies, game = 'classic' }: Partial<CatalogueEntry>): string[] {
  if (game !== 'classic' || !id || !copies) return []; // other games' cards have no rank and suit
  const corners = copies.flatMap(expand);
  const seen = new Map<string, number>();
  return corners.map((corner) => {
    const times = (seen.get(corner) ?? 0) + 1;
    seen.set(corner, times);
    return times > 1 ? `${id}:${corner}#${times}` : `${id}:${corner}`;
  });
}

function expand(corners: string): string[] {
  const [from, to] = corners.split('-');
  if (!from || !to) return from ? [from] : [];
  const [first, last] = [RANKS.indexOf(from[0]!), RANKS.indexOf(to[0]!)];
  return [...RANKS.slice(first, last + 1)].map((rank) => rank + from.slice(1));
}
