// Where an icon lies: sprite file and symbol. Sprites are made at build from icons.json.
import core from './gen/core.svg?url';
import duel from './gen/duel.svg?url';
import sets from './gen/sets.svg?url';
import train from './gen/train.svg?url';
import map from './gen/icon-map.json';

const FILES: Record<string, string> = { core, sets, train, duel };
const MAP = map as unknown as Record<string, Record<string, [string, string] | undefined> | undefined>;

/** The address of the picture of a card, character, role … of a game, or of the interface ("ui"). */
export function iconOf(game: string, id: string): string {
  const found = MAP[game]?.[id] ?? MAP['ui']?.[id];
  return found ? `${FILES[found[0]]}#${found[1]}` : `${core}#own-cyl`;
}

/** A symbol of the core sprite by its own name: `own-H`, `crosshair` … */
export const coreIcon = (name: string): string => `${core}#${name}`;
