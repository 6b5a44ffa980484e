// From ids and arguments to sentences: questions, answers, the log, refusals. The arguments are those the Fluent
// files name in their heads; every game speaks through the same functions.
import type {
  ClassicAbout,
  ClassicEvent,
  ClassicMeaning,
  DuelView,
  GameEvent,
  Meaning,
  Question,
  Table,
  WhyNot,
} from './protocol';
import { DuelSentences, duelLines } from './duel';
import { faceOf } from './facts';
import { mark, plain } from './rich';
import { accusative, attr, dash, t, texts } from './text.svelte';

/** What sentences need to know of the table. */
export interface Scene {
  game: string;
  /** Who reads. */
  viewer: number | null;
  /** By seat. */
  characters: (string | null)[];
  table: Table | null;
  /** The Duel: who stands where, and the whole story. */
  duel?: { view: DuelView; story: GameEvent[] };
}

const prefix = (scene: Scene): string => (scene.game === 'duel' ? 'duel-' : '');

/** A person or a bot, as the lobby calls them. */
export function personOf(scene: Scene, seat: number): string {
  const at = scene.table?.seats.find((one) => one.seat === seat);
  const member = at?.member && scene.table?.members.find((one) => one.id === at.member);
  if (member) return member.name;
  return at?.bot ? t('table-bot', { number: seat + 1 }) : t('table-seat', { number: seat + 1 });
}

export function nameOf(scene: Scene, seat: number): string {
  const player = scene.duel?.view.players[seat];
  if (player) {
    const at = scene.table?.seats.find((one) => one.seat === seat);
    return at?.member ? personOf(scene, seat) : t(`duel-player-${player.squad}`);
  }
  const character = scene.characters[seat];
  return character ? t(`${prefix(scene)}character-${dash(character)}`) : personOf(scene, seat);
}

/** The message of a card: a wagon is one, too. */
function cardMessage(scene: Scene, card: string): string {
  const id = dash(faceOf(card).id);
  return texts.has(`wagon-${id}`) ? `wagon-${id}` : `${prefix(scene)}card-${id}`;
}

export const cardName = (scene: Scene, card: string, named = t): string => named(cardMessage(scene, card));

/** What it does. */
export const cardText = (scene: Scene, card: string): string => plain(attr(cardMessage(scene, card), 'text'));

/** With its corner: "Beer 8♥". */
export function cardSaid(scene: Scene, card: string, named = t): string {
  const face = faceOf(card);
  const name = cardName(scene, card, named);
  return face.rank ? t('said-card', { name, rank: face.rank, suit: face.suit }) : name;
}

/** A card, a character, a role or an event: whatever stands behind something. */
export function thingName(scene: Scene, id: string, named = t): string {
  for (const kind of ['card', 'wagon', 'character', 'role', 'event', 'locomotive', 'station', 'squad']) {
    for (const message of [`${prefix(scene)}${kind}-${dash(id)}`, `${kind}-${dash(id)}`]) {
      if (texts.has(message)) return named(message);
    }
  }
  return id;
}

const seatRef = (scene: Scene, seat: number | undefined): string =>
  seat === undefined ? '' : mark(`seat:${seat}`, nameOf(scene, seat));
const cardRef = (scene: Scene, card: string | undefined, named = t): string =>
  card === undefined ? '' : mark(`card:${card}`, cardSaid(scene, card, named));

// -- questions and answers ----------------------------------------------------------------------------------------

const duelOf = (scene: Scene): DuelSentences | null =>
  scene.duel ? new DuelSentences(scene.viewer, (seat) => nameOf(scene, seat)) : null;
const duelNow = (scene: Scene): DuelSentences | null => {
  const view = scene.duel?.view;
  return view ? (duelOf(scene)?.look(view) ?? null) : null;
};

export function askText(scene: Scene, question: Question): string {
  const about = question.about as ClassicAbout;
  const waiting = !question.options.length;
  const duel = waiting ? null : duelNow(scene);
  if (duel) return duel.question(question);
  const id = waiting ? 'ask-waiting' : `ask-${dash(question.why)}`;
  const players = question.seats.map((seat) => seatRef(scene, seat)).join(', ');
  if (!waiting && !texts.has(id)) return t('table-choose');
  return t(id, {
    by: seatRef(scene, about.by),
    cause: about.as ? thingName(scene, about.as) : '',
    'cause-acc': about.as ? thingName(scene, about.as, accusative) : '',
    owner: seatRef(scene, about.owner),
    own: about.owner !== undefined && about.owner === scene.viewer ? 'yes' : 'no',
    target: seatRef(scene, about.target),
    needed: about.needed ?? 0,
    count: about.count ?? 0,
    beer: about.beer_works === false ? 'no' : question.options.length > 1 ? 'yes' : 'none',
    players,
  });
}

export function optionText(scene: Scene, option: Meaning, why: string): string {
  const duel = duelNow(scene);
  if (duel) return duel.option(option, why);
  const { target, suit = '', ...more } = option as ClassicMeaning;
  const aim = more.target_card ?? more.second_card;
  const own = option.ability ? `do-${dash(option.verb)}-${dash(option.ability)}` : '';
  const id = own && texts.has(own) ? own : `do-${dash(option.verb)}`;
  if (!texts.has(id)) return option.key;
  const used = option.as ?? option.ability ?? option.character;
  return plain(
    t(id, {
      card: option.card ? cardSaid(scene, option.card) : '',
      'card-acc': option.card ? cardSaid(scene, option.card, accusative) : '',
      seen: option.card ? 'yes' : 'no',
      target: target === undefined ? '' : nameOf(scene, target),
      you: target !== undefined && target === scene.viewer ? 'target' : 'nobody',
      whom: target === undefined ? 'nobody' : 'somebody',
      why,
      cause: used ? thingName(scene, used) : '',
      bent: option.as ? 'yes' : 'no',
      suit,
      aim: aim ? cardSaid(scene, aim) : '',
    }),
  );
}

export function whyText(scene: Scene, why: WhyNot): string {
  const duel = duelNow(scene);
  if (duel) return duel.reason(why);
  const args = why.args as Record<string, number | string | undefined>;
  const id = `why-${dash(why.reason ?? '')}`;
  const target = typeof args['target'] === 'number' ? args['target'] : undefined;
  if (!why.reason || !texts.has(id)) return t('table-why-unknown');
  return plain(
    t(id, {
      target: target === undefined ? '' : nameOf(scene, target),
      you: target !== undefined && target === scene.viewer ? 'target' : 'nobody',
      distance: args['distance'] ?? 0,
      range: args['range'] ?? 0,
      card: args['card'] ?? '',
    }),
  );
}

// -- the log ------------------------------------------------------------------------------------------------------

export interface LogLine {
  number: number;
  /** Of the first event of the turn: a heading. */
  turn: boolean;
  /** What the icon shows: an id of the game or of the interface. */
  icon: string;
  /** With references. */
  text: string;
}

const ICONS: Record<string, string> = {
  draw: 'deck',
  draws: 'deck',
  discard: 'discard',
  lose: 'discard',
  use: 'discard',
  steal: 'hand',
  take: 'hand',
  hurt: 'hit',
  heal: 'beer',
  missed: 'miss',
  eliminated: 'eliminated',
  reshuffle: 'deck',
  look: 'deck',
  put_back: 'deck',
  check: 'deck',
  check_unused: 'deck',
  reward: 'hand',
  escape: 'jail',
  locked_up: 'jail',
  victory: 'sheriff',
};

const DUEL_ICONS: Record<string, string> = {
  draw: 'deck',
  draws: 'deck',
  look: 'deck',
  keep: 'deck',
  looks: 'deck',
  keeps: 'deck',
  reshuffle: 'deck',
  lose: 'discard',
  steal: 'hand',
  take: 'hand',
  hurt: 'hit',
  heal: 'beer',
  cancelled: 'miss',
  ignored: 'miss',
  shielded: 'miss',
  eliminated: 'eliminated',
  move: 'swap',
};

function args(scene: Scene, event: ClassicEvent, cards: string[] = []) {
  const me = scene.viewer;
  return {
    player: seatRef(scene, event.seat),
    target: seatRef(scene, event.target),
    you: me === null ? 'nobody' : event.seat === me ? 'player' : event.target === me ? 'target' : 'nobody',
    whom: event.target === undefined ? 'nobody' : event.target === event.seat ? 'self' : 'somebody',
    card: cardRef(scene, event.card),
    'card-acc': cardRef(scene, event.card, accusative),
    seen: event.card === undefined ? 'no' : 'yes',
    cards: cards.map((card) => cardRef(scene, card)).join(', '),
    'cards-acc': cards.map((card) => cardRef(scene, card, accusative)).join(', '),
    amount: event.amount ?? 0,
    cause: event.cause ? thingName(scene, event.cause) : '',
    bent: event.card !== undefined && event.cause && faceOf(event.card).id !== event.cause ? 'yes' : 'no',
    place: (event.seat ?? 0) + 1,
  };
}

/** The story as lines: draws in a row are one line, and what the line before already says is left out. */
export function logLines(scene: Scene, events: GameEvent[]): LogLine[] {
  const duel = duelOf(scene);
  const first = events[0];
  if (duel && scene.duel)
    return first
      ? duelLines(duel, scene.duel.story, first.number).map(({ event, text }) => ({
          number: event.number,
          turn: event.what === 'turn',
          icon: duelIcon(scene, event as unknown as GameEvent),
          text,
        }))
      : [];
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]! as ClassicEvent;
    const before = events[i - 1];
    const after = events[i + 1];
    if (event.what === 'play' && after?.what === 'lay' && after.card === event.card) continue;
    if (
      event.what === 'shot' &&
      before?.what === 'play' &&
      (event.amount ?? 1) <= 1 &&
      before.target === event.target
    )
      continue;
    let run = 1;
    if (event.what === 'draw') {
      while (alike(events[i + run], event)) run++;
    }
    if (run > 1) {
      const cards = events.slice(i, i + run).flatMap((one) => (one.card ? [one.card] : []));
      const whole = { ...args(scene, event, cards), amount: run };
      lines.push({ number: event.number, turn: false, icon: 'deck', text: t('log-draws', whole) });
      i += run - 1;
      continue;
    }
    const id = `log-${dash(event.what)}`;
    if (!texts.has(id)) continue;
    lines.push({
      number: event.number,
      turn: event.what === 'turn',
      icon: iconOf(scene, event),
      text: t(id, args(scene, event)),
    });
  }
  return lines;
}

/** The lines of what happened from event number `from` on. */
export function linesSince(scene: Scene, events: GameEvent[], from: number): LogLine[] {
  const at = events.findIndex((event) => event.number >= from);
  if (at < 0) return [];
  const context = events[at - 1]?.what === 'draw' ? at : Math.max(0, at - 1); // what a line before says is left out
  return logLines(scene, events.slice(context)).filter((line) => line.number >= from);
}

function alike(event: GameEvent | undefined, first: GameEvent): boolean {
  return (
    event?.what === 'draw' &&
    event.seat === first.seat &&
    event.cause === first.cause &&
    (event.card === undefined) === (first.card === undefined)
  );
}

function duelIcon(scene: Scene, event: GameEvent): string {
  const squad = scene.duel?.view.players[event.seat ?? -1]?.squad;
  if (event.what === 'turn') return squad ?? 'clock';
  const own = DUEL_ICONS[event.what];
  if (own) return own;
  return event.card ? faceOf(event.card).id : (event.cause ?? 'log');
}

function iconOf(scene: Scene, event: GameEvent): string {
  if (event.what === 'turn' || event.what === 'character') {
    const character = event.seat === undefined ? null : scene.characters[event.seat];
    return event.cause ?? character ?? 'clock';
  }
  const own = ICONS[event.what];
  if (own) return own;
  return event.card ? faceOf(event.card).id : (event.cause ?? 'log');
}
