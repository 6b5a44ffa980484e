// Options are complete answers. Here they are put in order for a hand: first the thing one clicks (a card, a seat, an
// ability), then what is still open (as what, at whom). Nothing in here knows a card.
import type { Meaning, Question } from './protocol';

/** A seat, or what a game calls its targets. */
export type Target = number | string;

/** Where an option is clicked first: `card:bang:8D`, `seat:3`, `ability:barrel`, `character:…`, `verb:pass`. */
export function placeOf(option: Meaning): string {
  if (option.card !== undefined) return `card:${option.card}`;
  if (option.ability !== undefined) return `ability:${option.ability}`;
  if (option.character !== undefined) return `character:${option.character}`;
  if (option.target !== undefined) return `seat:${option.target}`;
  return `verb:${option.verb}`;
}

export function byPlace(options: Meaning[]): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>();
  for (const option of options) {
    const place = placeOf(option);
    const there = found.get(place);
    if (there) there.push(option);
    else found.set(place, [option]);
  }
  return found;
}

/** What options of one place may still differ in, in the order they are asked. */
const OPEN = [
  'verb',
  'ability',
  'as',
  'target',
  'target_card',
  'second_card',
  'back',
  'number',
  'suit',
  'price',
] as const;
export type Dimension = (typeof OPEN)[number];

/** What stands there: no game knows all dimensions. */
const valueOf = (option: Meaning, dimension: Dimension): string | number | undefined =>
  (option as Partial<Record<Dimension, string | number>>)[dimension];

export function nextDimension(options: Meaning[]): Dimension | null {
  if (options.length < 2) return null;
  for (const dimension of OPEN) {
    if (new Set(options.map((option) => valueOf(option, dimension))).size > 1) return dimension;
  }
  return null;
}

export interface Branch {
  /** `as:bang`, `target:3` … */
  id: string;
  dimension: Dimension;
  value: string | number | undefined;
  options: Meaning[];
}

export function branches(options: Meaning[]): Branch[] {
  const dimension = nextDimension(options);
  if (!dimension) return [];
  const found = new Map<string, Branch>();
  for (const option of options) {
    const value = valueOf(option, dimension);
    const id = `${dimension}:${value ?? ''}`;
    const branch = found.get(id);
    if (branch) branch.options.push(option);
    else found.set(id, { id, dimension, value, options: [option] });
  }
  return [...found.values()];
}

/** An answer that costs life: it is shown as such. */
export const isPainful = (option: Meaning): boolean => option.left !== undefined || option.warn === 'die';

/** A question to which a card of the hand is the natural answer: the first one is laid ready. */
export const isReaction = (question: Question | null): boolean => question?.options.some(isPainful) ?? false;
