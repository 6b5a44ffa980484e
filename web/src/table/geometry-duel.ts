// Where things stand at a table of The Duel (two players) and of the Mexican Standoff (three). W × H the table without top
// bar and rail. No two boxes overlap wherever `duelFits` says that there is room, whoever stands in front.
import type { Box, Point } from './geometry';

/** The two plates of one side, left to right; `front` is added to y of the one in front. */
export interface Side {
  plates: [Point, Point];
  w: number;
  h: number;
  front: number;
  /** The name of the squad, decks, hand. */
  head: Box;
}
export interface DuelLayout {
  low: boolean;
  hand: Point & { w: number; step: number };
  question: Box;
  me: Side;
  /** One opponent, or my target and my hunter. */
  others: Side[];
  /** Cards in play stand outside the plates: how wide they are, and how much room there is. */
  gear: { w: number; room: number };
  /** Piles, the card being resolved, cards turned up. */
  middle: Box;
  /** Three players: who hunts whom. */
  ring: Box | null;
  pile: number;
}

/** How far the tag of a plate hangs out below. */
export const TAG = 14;
const COLUMN = 200;
const clamp = (a: number, x: number, b: number): number => Math.max(a, Math.min(x, b));

/** Has the wide table room in so much? */
export const duelFits = (players: number, W: number, H: number): boolean =>
  W >= 900 && H >= (players < 3 ? 570 : 660);

export function duelLayout(players: number, W: number, H: number, cards = 5): DuelLayout {
  const low = H < 800 || W < 1000;
  const left = COLUMN + 20;
  const inner = W - left - 10;

  // from the bottom: hand, question, my characters
  const hand = { x: left + 16, y: 0, w: clamp(76, H / (low ? 8.8 : 8.4), 122), step: 0 };
  const room = W - hand.x - 16;
  hand.y = H - 1.4 * hand.w - (low ? 8 : 12);
  hand.step = Math.min(hand.w + 8, (room - hand.w) / Math.max(1, cards - 1));
  hand.x += Math.max(0, (room - hand.w - hand.step * (cards - 1)) / 2);
  const question = { x: left + 16, y: 0, w: W - left - 32, h: 102 };
  question.y = hand.y - (low ? 18 : 20) - question.h;

  // both rows of plates share what question, middle and the steps to the front leave
  const three = players > 2;
  const top = three ? 54 : low ? 8 : 20;
  const front = three ? (low ? 10 : 24) : low ? 14 : 44;
  const forward = low ? -12 : -28;
  const between = low ? 98 : 104; // the least the middle has
  const rows = question.y - top - front + forward - between - 2 * (TAG + 4) - 6;
  const h = clamp(100, rows / 2, low ? 140 : 190);
  const gearW = low ? 68 : clamp(76, h / 1.62, 92);
  const w = clamp(236, (inner - 12 - 4 * gearW - 40) / 2, 360);
  const outside = (inner - 12 - 2 * w) / 2;
  const x = left + outside;
  const y = question.y - TAG - 4 - h;
  const me: Side = {
    plates: [
      { x, y },
      { x: x + w + 12, y },
    ],
    w,
    h,
    front: forward,
    head: { x: 20, y: y + forward, w: COLUMN - 10, h: H - y - forward - 12 },
  };
  const gear = { w: gearW, room: outside - 10 };
  const from = top + front + h + TAG + 4;
  const middle = { x: left, y: from, w: inner, h: y + forward - 6 - from };

  if (!three) {
    const other: Side = {
      plates: [
        { x, y: top },
        { x: x + w + 12, y: top },
      ],
      w,
      h,
      front,
      head: { x: 20, y: top - 4, w: COLUMN - 10, h: me.head.y - top - 8 },
    };
    const pile = clamp(48, (me.head.y - top - 150) / 3, 84);
    return { low, hand, question, me, others: [other], gear, middle, ring: null, pile };
  }

  // my target to the left, my hunter to the right, their fronts next to the middle
  const wide = (W - 40 - 2 * 10 - 30) / 4;
  const side = (left: number): Side => ({
    plates: [
      { x: left, y: top },
      { x: left + wide + 10, y: top },
    ],
    w: wide,
    h,
    front,
    head: { x: left, y: 4, w: 2 * wide + 10, h: 48 },
  });
  const ring = { x: 20, y: from, w: COLUMN - 10, h: me.head.y - 6 - from };
  return {
    low,
    hand,
    question,
    me,
    others: [side(20), side(W - 20 - 2 * wide - 10)],
    gear,
    middle,
    ring,
    pile: low ? 50 : 60,
  };
}
