// The Duel as the client knows it: its view, its places, and its sentences. A place is `P1L` or `P1R` and keeps its name
// for the whole game; `P1` is the player; `common` and `reload` are neither.
import type {
  DuelAbout,
  DuelEvent,
  DuelMeaning,
  DuelView,
  GameEvent,
  Meaning,
  Question,
  WhyNot,
} from './protocol';
import { faceOf } from './facts';

import { mark, plain } from './rich';
import { accusative, dash, t, texts } from './text.svelte';

/** The keys of an option or an event, as this game means them. */
type Told = Partial<DuelEvent & DuelMeaning> & { cards?: string[] };

export const aboutDuel = (question: Question | null): DuelAbout =>
  (question?.about ?? {}) as unknown as DuelAbout;
export const told = (entry: GameEvent | Meaning): Told => entry as unknown as Told;
/** The target of an option or an event: a place, a player or a word. */
export const targetOf = (entry: GameEvent | Meaning): string => told(entry).target ?? '';

const WORDS = new Set(['common', 'reload', '']);
export const isPlace = (target: string): boolean => /^P\d[LR]$/.test(target);
export const seatOf = (target: string): number => (WORDS.has(target) ? -1 : Number(target[1]));
const fellow = (place: string): string => place.slice(0, -1) + (place.endsWith('L') ? 'R' : 'L');
const whom = (target: string): string =>
  WORDS.has(target) ? target || 'nobody' : isPlace(target) ? 'character' : 'player';
const yes = (is: unknown): string => (is ? 'yes' : 'no');

export const SQUADS: Record<string, string> = { lawmen: 'law', outlaws: 'out', renegades: 'ren' };

// -- sentences, as sixgun/locale/duel.py makes them ---------------------------------------------------------------

const THINGS = ['card', 'resource', 'character', 'role', 'event', 'squad', 'option'];
const find = (id: string): string => (texts.has(`duel-${dash(id)}`) ? `duel-${dash(id)}` : dash(id));

function thing(id: string): string {
  for (const kind of THINGS) {
    const message = find(`${kind}-${id}`);
    if (texts.has(message)) return message;
  }
  return '';
}
const SAID = /^(duel-)?(card|resource)-/;
function said(id: string, named = t): string {
  const message = thing(id);
  const name = message ? named(message) : id;
  return SAID.test(message) ? t('said-name', { name }) : name;
}

export class DuelSentences {
  #who = new Map<string, string>();
  #front = new Map<number, string>();
  #gone = new Set<string>();

  constructor(
    readonly me: number | null,
    readonly name: (seat: number) => string,
  ) {}

  look(view: DuelView): this {
    for (const player of view.players) {
      for (const one of player.characters) {
        this.#who.set(one.place, one.character);
        if (one.front) this.#front.set(player.seat, one.place);
      }
      const [only, ...others] = player.characters;
      if (only && !others.length) this.#gone.add(fellow(only.place));
    }
    return this;
  }

  follow(event: Told): void {
    const place = event.target ?? '';
    if (event.what === 'enter') {
      this.#who.set(place, event.cause ?? '');
      if (!this.#front.has(seatOf(place))) this.#front.set(seatOf(place), place);
      this.#gone.delete(place);
    } else if (event.what === 'move') this.#front.set(seatOf(place), place);
    else if (event.what === 'eliminated') this.#gone.add(place);
  }

  line(place: string): string {
    if (this.#gone.has(fellow(place)) && !this.#gone.has(place)) return 'sole';
    return (this.#front.get(seatOf(place)) ?? place) === place ? 'front' : 'back';
  }

  seat(seat: number | undefined): string {
    return seat === undefined || seat < 0 ? '' : mark(`seat:P${seat}`, this.name(seat));
  }
  card(key: string, named = t): string {
    return mark(`card:${key}`, said(faceOf(key).id, named));
  }
  aim(target: string): string {
    if (WORDS.has(target)) return '';
    const seat = seatOf(target);
    if (!isPlace(target)) return this.seat(seat);
    const who = this.#who.get(target);
    if (!who)
      return t('duel-said-empty', { side: target.endsWith('L') ? 'left' : 'right', player: this.name(seat) });
    const name = t(thing(who));
    return mark(
      `seat:${target}`,
      t('duel-said-place', { name, line: this.line(target), mine: yes(seat === this.me) }),
    );
  }

  question(question: Question): string {
    const about = aboutDuel(question);
    const cause = about.cause || about.as || (about.card ? faceOf(about.card).id : '');
    const id = find(`ask-${question.why}`);
    if (!texts.has(id)) return t('table-choose');
    return t(id, {
      cause: cause ? said(cause) : '',
      at: this.aim(about.at ?? ''),
      any: yes(about.any_card),
      demands: yes(about.demands_a_card),
      limit: about.limit ?? 0,
    });
  }

  option(option: Meaning, why: string): string {
    const id = find(`do-${option.verb}`);
    return texts.has(id) ? plain(t(id, { ...this.#common(told(option)), why })) : option.key;
  }

  reason(why: WhyNot): string {
    const args = why.args as Record<string, string | number | undefined>;
    const id = find(`why-${why.reason ?? ''}`);
    if (!why.reason || !texts.has(id)) return t('table-why-unknown');
    return plain(t(id, { card: String(args['card'] ?? ''), target: this.aim(String(args['target'] ?? '')) }));
  }

  entry(event: Told): string | null {
    const id = find(`log-${event.what}`);
    return texts.has(id) ? t(id, this.#common(event)) : null;
  }

  #common(entry: Told): Record<string, string | number> {
    const { card = '', target = '', cards = [] } = entry;
    const seat = entry.seat ?? -1;
    const cause = entry.as || entry.cause || entry.ability || entry.character || '';
    const owner = seatOf(target);
    const named = cause !== '' && thing(cause) !== '';
    const mine = entry.verb === undefined ? seat : (this.me ?? -1);
    return {
      player: this.seat(entry.seat),
      you:
        this.me === null ? 'nobody' : seat === this.me ? 'player' : owner === this.me ? 'target' : 'nobody',
      target: this.aim(target),
      whom: whom(target),
      own: yes(owner === mine && owner >= 0),
      line: isPlace(target) ? this.line(target) : '',
      card: card ? this.card(card) : '',
      'card-acc': card ? this.card(card, accusative) : '',
      cards: cards.map((key) => this.card(key)).join(', '),
      'cards-acc': cards.map((key) => this.card(key, accusative)).join(', '),
      seen: yes(card || cards.length),
      symbol: card ? (faceOf(card).symbol ?? '') : '',
      back: entry.back ?? 'none',
      found: yes(entry.amount),
      cause: named ? said(cause) : '',
      thing: yes(named),
      why: cause,
      bent: yes(named && card && faceOf(card).id !== cause && entry.ability === undefined),
      amount: entry.amount ?? 0,
    };
  }
}

export interface Line {
  event: Told & { number: number };
  text: string;
}

/** What happened, each entry as things stood when it happened. *story*: everything, from its beginning. */
export function duelLines(sentences: DuelSentences, story: GameEvent[], from: number): Line[] {
  const lines: Line[] = [];
  for (const event of tidy(story)) {
    sentences.follow(event);
    if (event.number < from) continue;
    const text = sentences.entry(event);
    if (text !== null) lines.push({ event, text });
  }
  return lines;
}

type Entry = Told & { number: number };

function tidy(events: GameEvent[]): Entry[] {
  const found: Entry[] = [];
  for (const one of events) {
    const event = told(one) as Entry;
    const last = found.at(-1);
    if (last && alike(event, last)) found[found.length - 1] = both(last, event);
    else if (!found.slice(-3).some((before) => saysTheSame(event, before)) && !hitsAsSaid(event, found))
      found.push(event);
  }
  return found;
}
const isDraw = (event: Entry): boolean => event.what === 'draw' || event.what === 'draws';
/** What becomes one sentence if it comes in a row. */
const RUNS: Record<string, string | undefined> = { draw: 'draws', look: 'looks', keep: 'keeps' };
function alike(event: Entry, last: Entry): boolean {
  const run = RUNS[event.what ?? ''];
  if (!run || event.amount !== undefined || (last.what !== event.what && last.what !== run)) return false;
  const seen = last.card !== undefined || last.cards !== undefined;
  return (
    event.seat === last.seat &&
    event.target === last.target &&
    event.cause === last.cause &&
    (event.card !== undefined) === seen
  );
}
function both(last: Entry, event: Entry): Entry {
  const cards = [...(last.cards ?? []), ...[last.card, event.card].flatMap((card) => (card ? [card] : []))];
  const { number, seat, target, cause } = event;
  const what = RUNS[event.what ?? ''];
  const amount = (last.amount ?? 1) + 1;
  return { number, what, amount, seat, target, cause, ...(cards.length ? { cards } : {}) };
}
function saysTheSame(event: Entry, last: Entry): boolean {
  return last.what === 'play' && event.what === 'lay' && event.card === last.card;
}
const AIMED = new Set(['play', 'use', 'use_again']);
function hitsAsSaid(event: Entry, found: Entry[]): boolean {
  if (event.what !== 'hit') return false;
  const before = found
    .slice(-2)
    .filter((one) => !isDraw(one))
    .at(-1);
  return Boolean(
    before && AIMED.has(before.what ?? '') && before.target === event.target && before.cause === event.cause,
  );
}
