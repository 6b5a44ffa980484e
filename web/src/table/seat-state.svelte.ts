// How a seat looks just now, for the wide plate and the phone cell alike.
import { faceOf } from '../lib/facts';
import { t } from '../lib/text.svelte';
import type { Play } from './play.svelte';

export interface SeatState {
  turn: boolean;
  target: boolean;
  /** The running effect is aimed at it. */
  reticle: boolean;
  dim: boolean;
  lit: boolean;
  away: boolean;
  bot: boolean;
  deciding: boolean;
  inReach: boolean;
  tag: string;
  tagKind: '' | 'alt';
}

export function seatState(play: Play, seat: number): SeatState {
  const view = play.view!;
  const player = view.players[seat]!;
  const table = play.store.table;
  const at = table?.seats.find((one) => one.seat === seat);
  const member = at?.member ? table?.members.find((one) => one.id === at.member) : undefined;
  const question = play.question;
  const asked = question !== null && question.seats.includes(seat);
  const turn = view.turn === seat && player.alive && view.winner === null;
  const me = view.viewer;
  const reach = play.wouldReach ?? (me === null ? 0 : (view.players[me]?.range ?? 0));
  const inReach = player.distance !== null && player.distance <= reach;
  const deciding = asked && seat !== me && player.alive;
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
    dim:
      player.alive &&
      !target &&
      (play.picked !== null && play.targets.size > 0 ? true : play.lens && !inReach),
    lit: play.lit.includes(`seat:${seat}`),
    away: Boolean(member && !member.here) || Boolean(at?.kept),
    bot: Boolean(at?.bot) && !at?.member,
    deciding: deciding && !turn,
    inReach,
    tag,
    tagKind,
  };
}

/** The seat that has to answer an attack, or null. */
export function aimedAt(play: Play): number | null {
  const question = play.question;
  const stage = play.view?.stage;
  if (!question || !stage) return null;
  if (question.why !== 'dodge' && question.why !== 'duel' && question.why !== 'indians') return null;
  return question.seats[0] ?? null;
}

/** Who the attack comes from: in a duel that changes sides. */
export function aimedBy(play: Play): number | null {
  const to = aimedAt(play);
  const stage = play.view?.stage;
  if (to === null || !stage) return null;
  return to === stage.by ? (stage.target ?? null) : stage.by;
}
