// Sentences by the grammar of the engine's side (grammar.json): the same words, read in the same way, as
// sixgun/locale/sentences.py makes them. Names are marked, so that the table can light up what they stand for.
import grammar from '../../../src/sixgun/locale/grammar.json';
import { faceOf } from './facts';
import type { Args } from './fluent';
import { isPlace, seatOf, Standing } from './places';
import { mark } from './rich';
import { accusative, dash, t, texts } from './text.svelte';

/** An event, an option or what a question is about. */
export type Entry = Readonly<Record<string, unknown>>;
export type Kind = 'entry' | 'question' | 'reason';
type Named = (id: string) => string;
interface Told {
  behind: string[];
  says: Record<string, (string | number)[]>;
}
type OfGame = { prefix: string } & Record<Kind, Told>;

const GAMES = grammar as unknown as Record<string, OfGame | undefined>;
const NOBODY = -1;
const yes = (is: unknown): string => (is ? 'yes' : 'no');
const text = (entry: Entry, key: string): string => String(entry[key] ?? '');
const cased = (acc?: string): Named => (acc ? accusative : t);

export class Sentences {
  readonly #game: OfGame;
  readonly standing = new Standing();

  /** *first*: the number of the first seat. */
  constructor(
    game: string,
    readonly me: number | null,
    readonly name: (seat: number) => string,
    readonly first = 1,
    /** By seat, whose figure it is, where a person has several. */
    readonly persons: readonly number[] = [],
    /** Does every hand lie open, as in a replay, though nobody showed it? */
    readonly open = false,
  ) {
    this.#game = GAMES[game] ?? GAMES['classic']!;
  }

  // -- things

  /** The message of that id made for this game, or else the one for every game. */
  find(id: string): string {
    const own = this.#game.prefix + dash(id);
    return texts.has(own) ? own : dash(id);
  }

  /** The message that names a card, character, role …; empty if there is none. */
  thing(id: string): string {
    for (const prefix of new Set([this.#game.prefix, '']))
      for (const kind of grammar.things) {
        const message = `${prefix}${kind}-${dash(id)}`;
        if (id && texts.has(message)) return message;
      }
    return '';
  }

  /** The name of a thing in a sentence, where some languages put it in quotation marks. */
  call(id: string, named: Named = t): string {
    const message = this.thing(id);
    const name = message ? named(message) : id;
    const kind = message.slice(message.startsWith(this.#game.prefix) ? this.#game.prefix.length : 0);
    return grammar.quoted.includes(kind.split('-')[0]!) ? t('said-name', { name }) : name;
  }

  card(key: string, named: Named = t): string {
    const { id, rank, suit } = faceOf(key);
    if (!rank) return mark(`card:${key}`, this.call(id, named));
    const message = this.thing(id);
    return mark(`card:${key}`, t('said-card', { name: message ? named(message) : id, rank, suit }));
  }

  seat(seat: unknown): string {
    if (typeof seat !== 'number' || seat < 0) return '';
    return mark(this.#game.prefix ? `seat:P${seat}` : `seat:${seat}`, this.name(seat));
  }

  aim(target: unknown): string {
    if (typeof target !== 'string') return this.seat(target);
    const seat = seatOf(target);
    if (!isPlace(target)) return this.seat(seat);
    const who = this.standing.who.get(target);
    if (!who)
      return t('duel-said-empty', { side: target.endsWith('L') ? 'left' : 'right', player: this.name(seat) });
    const said = { name: t(this.thing(who)), line: this.standing.line(target), mine: yes(seat === this.me) };
    return mark(`seat:${target}`, t('duel-said-place', said));
  }

  #owner(target: unknown): number {
    return typeof target === 'number' ? (this.persons[target] ?? target) : seatOf(String(target ?? ''));
  }

  // -- sentences; null: there is none

  entry(event: Entry): string | null {
    return this.#say(this.find(`log-${text(event, 'what')}`), this.arguments('entry', event));
  }

  question(why: string, about: Entry, choices: number): string | null {
    return this.#say(this.find(`ask-${why}`), this.arguments('question', { ...about, choices }));
  }

  option(option: Entry, why: string): string | null {
    const verb = `do-${text(option, 'verb')}`;
    const own = option['ability'] ? this.find(`${verb}-${text(option, 'ability')}`) : '';
    const id = own && texts.has(own) ? own : this.find(verb);
    return this.#say(id, { ...this.arguments('entry', option), why });
  }

  reason(reason: string, args: Entry): string | null {
    return this.#say(this.find(`why-${reason}`), { ...(args as Args), ...this.arguments('reason', args) });
  }

  #say(id: string, args: Args): string | null {
    return texts.has(id) ? t(id, args) : null;
  }

  arguments(kind: Kind, entry: Entry): Args {
    const { behind, says } = this.#game[kind];
    const key = behind.find((one) => entry[one]);
    const whole = { ...entry, behind: key ? text(entry, key).split(':')[0]! : '' };
    return Object.fromEntries(
      Object.entries(says).map(([name, [how, ...keys]]) => [
        name,
        WORDS[how as string]!(this, whole, ...(keys as string[])),
      ]),
    );
  }

  owns(entry: Entry, target: string, player?: string): boolean {
    const mine = player && !('verb' in entry) ? (entry[player] ?? NOBODY) : (this.me ?? NOBODY);
    return mine !== NOBODY && this.#owner(entry[target]) === mine;
  }

  reader(entry: Entry, player: string, target: string): string {
    if (this.me === null) return 'nobody';
    if (typeof entry[player] === 'number' && this.#owner(entry[player]) === this.me) return 'player';
    if (this.persons.length) return 'nobody'; // of two figures of mine the one that is meant is named
    return this.#owner(entry[target]) === this.me ? 'target' : 'nobody';
  }
}

/** The words of the grammar. */
const WORDS: Record<string, (by: Sentences, entry: Entry, ...keys: string[]) => string | number> = {
  value: (_, entry, key, otherwise) => (entry[key!] ?? otherwise) as string,
  any: (_, entry, ...keys) => yes(keys.some((key) => entry[key])),
  open: (by) => yes(by.open),
  seat: (by, entry, key) => by.seat(entry[key!]),
  number: (by, entry, key) => ((entry[key!] as number | undefined) ?? NOBODY) + by.first,
  aim: (by, entry, key) => by.aim(entry[key!]),
  reader: (by, entry, player, target) => by.reader(entry, player!, target!),
  /** Where a figure sits, seen by its owner: of two players. */
  side: (_, entry, key) => (entry[key!] === 1 || entry[key!] === 3 ? 'right' : 'left'),
  relation: (_, entry, player, target) => {
    if (entry[target!] === undefined) return 'nobody';
    return entry[target!] === entry[player!] ? 'self' : 'somebody';
  },
  own: (by, entry, target, player) => yes(by.owns(entry, target!, player)),
  card: (by, entry, key, acc) => (entry[key!] ? by.card(text(entry, key!), cased(acc)) : ''),
  cards: (by, entry, key, acc) =>
    ((entry[key!] as string[] | undefined) ?? []).map((card) => by.card(card, cased(acc))).join(', '),
  said: (by, entry, key, acc) => (entry[key!] ? by.call(text(entry, key!), cased(acc)) : ''),
  said_thing: (by, entry, key) => (by.thing(text(entry, key!)) ? by.call(text(entry, key!)) : ''),
  is_thing: (by, entry, key) => yes(by.thing(text(entry, key!))),
  bent: (by, entry, card, key) =>
    yes(
      entry[card!] &&
        faceOf(text(entry, card!)).id !== entry[key!] &&
        by.thing(text(entry, key!)) &&
        entry['ability'] === undefined,
    ),
  beer: (_, entry, works, choices) =>
    !entry[works!] ? 'no' : (entry[choices!] as number) > 1 ? 'yes' : 'none',
  kind: (_, entry, key) => {
    const target = text(entry, key!);
    return isPlace(target) ? 'character' : seatOf(target) < 0 ? target || 'nobody' : 'player';
  },
  line: (by, entry, key) => (isPlace(text(entry, key!)) ? by.standing.line(text(entry, key!)) : ''),
  symbol: (_, entry, key) => faceOf(text(entry, key!)).symbol ?? '',
};

// -- the story ----------------------------------------------------------------------------------------------------

const RUNS = grammar.runs as Record<string, string | undefined>;
/** May it become one sentence with others of its kind? */
export const isRun = (what: string): boolean => what in RUNS;
type Rule = { what: string; by: string[]; same: string[]; among: number; amount?: number; skip?: string[] };

/** The entries worth a sentence: draws in a row become one, what the entry before says already is left out. */
export function tidy<E extends Entry>(events: readonly E[]): E[] {
  const found: E[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && alike(event, last)) found[found.length - 1] = both(last, event) as E;
    else if (!(grammar.said_before as Rule[]).some((rule) => isSaid(event, found, rule))) found.push(event);
  }
  return found;
}

function alike(event: Entry, last: Entry): boolean {
  const run = RUNS[text(event, 'what')];
  if (!run || event['amount'] !== undefined || (last['what'] !== event['what'] && last['what'] !== run))
    return false;
  const seen = last['card'] !== undefined || last['cards'] !== undefined;
  return (
    grammar.run_shares.every((key) => event[key] === last[key]) && (event['card'] !== undefined) === seen
  );
}

function both(last: Entry, event: Entry): Entry {
  const cards = [...((last['cards'] as string[] | undefined) ?? []), last['card'], event['card']].filter(
    Boolean,
  );
  const shared = ['number', ...grammar.run_shares].map((key) => [key, event[key]]);
  const merged = { what: RUNS[text(event, 'what')], amount: Number(last['amount'] ?? 1) + 1 };
  return { ...merged, ...Object.fromEntries(shared), ...(cards.length ? { cards } : {}) };
}

function isSaid(event: Entry, found: readonly Entry[], rule: Rule): boolean {
  if (event['what'] !== rule.what || (rule.amount ?? event['amount'] ?? 1) !== (event['amount'] ?? 1))
    return false;
  let before = found.slice(-rule.among);
  if (rule.skip) before = before.filter((one) => !rule.skip!.includes(text(one, 'what'))).slice(-1);
  return before.some(
    (one) => rule.by.includes(text(one, 'what')) && rule.same.every((key) => one[key] === event[key]),
  );
}
