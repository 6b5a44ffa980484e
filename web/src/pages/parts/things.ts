// A thing of the rulings: a card, a character, an event, a role, an option, and where it stands.
import type { CatalogueEntry } from '../../lib/protocol';
import { attr, dash, texts, tOr } from './kit';

export type Kind = 'cards' | 'characters' | 'events' | 'wagons' | 'stations' | 'roles' | 'options';
export const KINDS: Kind[] = ['cards', 'characters', 'events', 'wagons', 'stations', 'roles', 'options'];
export interface Thing {
  /** In the address: the id, for other games than the first after the name of the game. */
  key: string;
  id: string;
  game: string;
  kind: Kind;
  message: string;
  copies: string[];
  sets: string[];
}

const SHELVES: Record<string, Kind> = {
  character: 'characters',
  event: 'events',
  wagon: 'wagons',
  station: 'stations',
  locomotive: 'stations',
  role: 'roles',
  option: 'options',
};

export function thingOf(entry: CatalogueEntry): Thing {
  return {
    key: entry.game === 'classic' ? entry.id : `${entry.game}.${entry.id}`,
    id: entry.id,
    game: entry.game,
    kind: SHELVES[entry.kind] ?? 'cards',
    message: dash(entry.text),
    copies: entry.copies,
    sets: entry.set.split(' '),
  };
}

export const nameOf = (thing: Thing) => tOr(thing.message, thing.id);
export const textOf = (thing: Thing) => (texts.has(thing.message, 'text') ? attr(thing.message, 'text') : '');
