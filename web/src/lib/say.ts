// What is at the table by name, and its sentences: questions, answers, the log, refusals.
import type {
  ClassicView,
  DuelView,
  GameEvent,
  GameView,
  Meaning,
  Question,
  Table,
  WhyNot,
} from './protocol';
import { faceOf, messageOf } from './facts';
import { plain } from './rich';
import { isRun, Sentences, tidy, type Entry } from './sentences';
import { attr, dash, t } from './text.svelte';

/** What sentences need to know of the table. */
export interface Scene {
  game: string;
  /** Who reads. */
  viewer: number | null;
  /** By seat. */
  characters: (string | null)[];
  /** By seat, whose figure it is: with two players, who have two each. */
  persons?: readonly number[];
  table: Table | null;
  /** A replay with every hand open: nobody showed what is read there. */
  open?: boolean;
  /** Of a series: characters change from game to game, so its story tells of people. */
  series?: boolean;
  /** The Duel: who stands where, and the whole story. */
  duel?: { view: DuelView; story: GameEvent[] };
}

const prefix = (scene: Scene): string => (scene.game === 'duel' ? 'duel-' : '');

/** By seat, whose figure it is; empty: everybody has one. */
export const personsOf = (view: ClassicView): number[] =>
  view.players.flatMap(({ person }) => (person === undefined ? [] : [person]));

/** The scene of a view, of either game. */
export function sceneOf(
  view: GameView,
  viewer: number | null,
  table: Table | null,
  story: GameEvent[],
): Scene {
  const common = { game: view.game, viewer, table };
  if (view.game === 'duel') return { ...common, characters: [], duel: { view, story } };
  const characters = view.players.map((player) => player.character);
  return { ...common, characters, persons: personsOf(view), series: view.series !== undefined };
}

/** The lobby's seat of whoever answers for a seat of the table. */
export const chairOf = ({ persons }: Scene, seat: number): number => persons?.[seat] ?? seat;

/** Is it a seat of whoever reads? */
export const isMine = (scene: Scene, seat: number): boolean =>
  scene.viewer !== null && chairOf(scene, seat) === scene.viewer;

/** A person or a bot, as the lobby calls them: who answers for that seat. */
export const personOf = (scene: Scene, seat: number): string => memberAt(scene, chairOf(scene, seat));

function memberAt(scene: Scene, seat: number): string {
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

/** As a sentence calls whoever sits there. */
export const calledAt = (scene: Scene, seat: number): string =>
  scene.series ? personOf(scene, seat) : nameOf(scene, seat);

const cardMessage = (scene: Scene, card: string): string => messageOf(scene.game, faceOf(card).id);

export const cardName = (scene: Scene, card: string): string => t(cardMessage(scene, card));

/** What it does. */
export const cardText = (scene: Scene, card: string): string => plain(attr(cardMessage(scene, card), 'text'));

/** With its corner: "Beer 8♥". */
export function cardSaid(scene: Scene, card: string): string {
  const face = faceOf(card);
  const name = cardName(scene, card);
  return face.rank ? t('said-card', { name, rank: face.rank, suit: face.suit }) : name;
}

/** A card, a character, a role or an event: whatever stands behind something. */
export function thingName(scene: Scene, id: string): string {
  const message = speaker(scene).thing(id);
  return message ? t(message) : id;
}

// -- questions and answers ----------------------------------------------------------------------------------------

const speaker = (scene: Scene): Sentences =>
  new Sentences(scene.game, scene.viewer, (seat) => calledAt(scene, seat), 1, scene.persons, scene.open);
/** As things stand now. */
function speakerNow(scene: Scene): Sentences {
  const found = speaker(scene);
  if (scene.duel) found.standing.look(scene.duel.view);
  return found;
}

export function askText(scene: Scene, { options, why, about, seats }: Question): string {
  const by = speakerNow(scene);
  const asked = (seat: number) => (scene.persons?.length ? memberAt(scene, seat) : by.seat(seat));
  if (!options.length) return t('ask-waiting', { players: seats.map(asked).join(', ') });
  return by.question(why, about as Entry, options.length) ?? t('table-choose');
}

export function optionText(scene: Scene, option: Meaning, why: string): string {
  return plain(speakerNow(scene).option(option as unknown as Entry, why) ?? option.key);
}

export function whyText(scene: Scene, why: WhyNot): string {
  const said = why.reason && speakerNow(scene).reason(why.reason, why.args);
  return said ? plain(said) : t('table-why-unknown');
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
  train: 'ironhorse',
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

/** The story as lines: draws in a row are one line, and what the line before already says is left out. */
export function logLines(scene: Scene, events: GameEvent[]): LogLine[] {
  const from = events[0]?.number ?? 0;
  const by = speaker(scene);
  const lines: LogLine[] = [];
  // a place is named by who stood there: that story is followed from its beginning
  for (const event of tidy((scene.duel?.story ?? events) as unknown as (GameEvent & Entry)[])) {
    if (scene.duel) by.standing.follow(event);
    if (event.number < from) continue;
    const text = by.entry(event);
    if (text === null) continue;
    const icon = scene.duel ? duelIcon(scene, event) : iconOf(scene, event);
    lines.push({ number: event.number, turn: event.what === 'turn', icon, text });
  }
  return lines;
}

/** The lines of what happened from event number `from` on. */
export function linesSince(scene: Scene, events: GameEvent[], from: number): LogLine[] {
  let at = events.findIndex((event) => event.number >= from);
  if (at < 0) return [];
  // what a line before says is left out, but cards already told are not told again
  for (let back = 0; back < 3 && at > 0 && !isRun(events[at - 1]!.what); back++) at--;
  return logLines(scene, events.slice(at)).filter((line) => line.number >= from);
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
