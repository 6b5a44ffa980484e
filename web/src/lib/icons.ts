// Where an icon lies: sprite file and symbol. Sprites are made at build from icons.json; a symbol bears the id it stands for.
import lists from './gen/icons.json';

const FILES = import.meta.glob<string>('./gen/*.svg', { eager: true, query: '?url', import: 'default' });
const IDS = new Map(Object.entries(lists).map(([sprite, ids]) => [sprite, new Set(ids.split(' '))]));

const at = (sprite: string, id: string): string => `${FILES[`./gen/${sprite}.svg`]}#${id}`;

/** The address of the picture of a card, character, role … of a game, or of the interface ("ui"). */
export function iconOf(game: string, id: string): string {
  const sprites = game === 'duel' ? ['duel', 'ui', 'renegades'] : ['classic', 'ui', 'sets', 'train'];
  const found = sprites.find((sprite) => IDS.get(sprite)?.has(id));
  return found ? at(found, id) : plainIcon('own-cyl');
}

/** A picture of the interface by its own name: `own-H`, `sun` … */
export const plainIcon = (name: string): string => at('ui', name);
