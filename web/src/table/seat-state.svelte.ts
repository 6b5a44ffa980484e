// How a seat looks just now, for the wide plate and the phone cell alike.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { faceOf } from '../lib/facts';
import { plain } from '../lib/rich';
import type { ClassicAbout } from '../lib/protocol';
import { cardName, isMine, nameOf, personOf } from '../lib/say';
import { attr, dash, t } from '../lib/text.svelte';
import type { ClassicPlay } from './classic-play.svelte';

export interface SeatState {
  turn: boolean;
  target: boolean;
  /** The running effect is aimed at it. */
  reticle: boolean;
  /** … and will be: its turn to answer comes. */
  waiting: boolean;
  dim: boolean;
  lit: boolean;
  away: boolean;
  bot: boolean;
  deciding: boolean;
  /** From the seat that is looked from. */
  distance: number | null;
  inReach: boolean;
  /** The lens looks from here. */
  eye: boolean;
  tag: string;
  tagKind: '' | 'alt';
}

export function seatState(play: ClassicPlay, seat: number): SeatState {
  const view = play.view!;
  const player = view.players[seat]!;
  const table = play.store.table;
  const person = player.person ?? seat;
  const at = table?.seats.find((one) => one.seat === person);
  const member = at?.member ? table?.members.find((one) => one.id === at.member) : undefined;
  const asked = isAsked(play, seat);
  const turn = view.turn === seat && player.alive && view.winner === null;
  const distance = play.distanceTo(seat);
  const inReach = distance !== null && distance <= play.reach;
  const eye = play.lens && play.from === seat;
  const deciding = asked && !isMine(play.scene, seat) && player.alive;
  const jailed = player.in_play.some((card) => faceOf(card).id === 'jail');
  const target = play.targets.has(seat);
  let tag = '';
  let tagKind: '' | 'alt' = '';
  if (deciding && !turn) {
    tag = t('table-deciding');
    tagKind = 'alt';
  } else if (turn) tag = t('table-turn-tag');
  else if (jailed) {
    tag = t('table-jailed');
    tagKind = 'alt';
  }
  return {
    turn,
    target,
    reticle: aimedAt(play) === seat,
    waiting: waiting(play).includes(seat),
    dim:
      player.alive &&
      !target &&
      (play.picked !== null && play.targets.size > 0 ? true : play.lens && !inReach && !eye),
    lit: play.lit.includes(`seat:${seat}`),
    away: Boolean(member && !member.here) || Boolean(at?.kept),
    bot: Boolean(at?.bot) && !at?.member,
    deciding: deciding && !turn,
    distance,
    inReach,
    eye,
    tag,
    tagKind,
  };
}

/** The seat that has to answer an attack, or null. */
export function aimedAt(play: ClassicPlay): number | null {
  const question = play.question;
  const stage = play.view?.stage;
  if (!question || !stage) return null;
  if (question.why !== 'dodge' && question.why !== 'duel' && question.why !== 'indians') return null;
  return asked(play);
}

/** The seat the question is put to: of two figures of somebody the one it is about. */
function asked(play: ClassicPlay): number | null {
  const { question, persons } = play;
  const person = question?.seats[0];
  if (question === null || person === undefined) return null;
  const { figure, at, target, by } = question.about as ClassicAbout;
  const own = [figure, at, target, by].find((one) => one !== undefined && persons[one] === person);
  return persons.length ? (own ?? play.figureOf(person)) : person;
}

function isAsked(play: ClassicPlay, seat: number): boolean {
  if (play.persons.length && play.question?.seats.length === 1) return asked(play) === seat;
  const seats = play.question?.seats.map((person) => play.figureOf(person)) ?? [];
  return seats.includes(seat);
}

/** Of an attack on many: those it comes to after the one who is asked. */
export function waiting(play: ClassicPlay): number[] {
  const targets = play.view?.stage?.targets ?? [];
  const at = aimedAt(play);
  return at === null ? [] : targets.slice(targets.indexOf(at) + 1);
}

/** Who the attack comes from: in a duel that changes sides. */
export function aimedBy(play: ClassicPlay): number | null {
  const to = aimedAt(play);
  const stage = play.view?.stage;
  if (to === null || !stage) return null;
  return to === stage.by ? (stage.target ?? null) : stage.by;
}

/** With the lens: a seat that is pointed at or focused is looked from. */
export function lookable(play: ClassicPlay, seat: number): Attachment<HTMLElement> {
  return (node) => {
    const set = (event: Event) => {
      if (play.lens && !(event instanceof PointerEvent && event.pointerType !== 'mouse')) play.eye = seat;
    };
    const end = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      if (play.eye === seat) play.eye = null;
    };
    const listeners = { pointerenter: set, focus: set, pointerleave: end, blur: end };
    const stop = Object.entries(listeners).map(([name, run]) => on(node, name, run));
    return () => {
      for (const off of stop) off();
    };
  };
}

/** What a screen reader says of a seat. */
export function seatLabel(play: ClassicPlay, seat: number): string {
  const player = play.view?.players[seat];
  if (!player) return '';
  const name = nameOf(play.scene, seat);
  const role = play.roles[seat];
  const parts = [name, isMine(play.scene, seat) ? t('table-you') : personOf(play.scene, seat)];
  if (!player.alive) {
    parts.push(t('table-eliminated'));
    if (role) parts.push(t(`role-${role}`));
    return parts.join(', ');
  }
  parts.push(t('table-life', { life: player.life, max: player.max_life }));
  const distance = play.distanceTo(seat);
  if (distance !== null) {
    parts.push(t('table-distance', { distance }));
    parts.push(t(distance <= play.reach ? 'table-in-reach' : 'table-out-of-reach'));
  }
  for (const card of player.in_play) parts.push(cardName(play.scene, card));
  parts.push(t('table-cards-in-hand', { count: player.hand_size }));
  if (role) parts.push(t(`role-${role}`));
  if (play.view?.turn === seat) parts.push(t('table-turn-tag'));
  parts.push(...(play.sets?.tagWords(play, seat) ?? []), ...(play.modes?.tagWords(play, seat) ?? []));
  if (play.targets.has(seat)) parts.push(t('table-is-target'));
  const ability = player.character ? attr(`character-${dash(player.character)}`, 'text') : '';
  return plain(`${parts.join(', ')}. ${ability}`);
}
