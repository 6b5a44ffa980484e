// Where things stand on the classic table. n opponents (0–7), W × H the table without top bar and rail, in CSS px,
// W ≥ 1000, H ≥ 620 (smaller: the phone layout). No two boxes overlap.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Layout {
  low: boolean;
  few: boolean;
  plate: { w: number; h: number };
  /** Height of the cards in front of a seat. */
  chip: number;
  slot: number;
  hand: Point & { w: number; step: number };
  question: Box;
  me: Point & { w: number };
  seats: Point[];
  centre: Box & { stage: number; pile: number };
  /** Left edges of the card being resolved, under its player, and of the piles, on the other side. */
  place(shooterX: number): { stage: number; piles: number };
}

const clamp = (a: number, x: number, b: number): number => Math.max(a, Math.min(x, b));

export function layout(n: number, W: number, H: number, cards = 7, piles = 3): Layout {
  const side = [0, 0, 0, 1, 1, 1, 2, 2][n] ?? 0;
  const top = n - 2 * side;
  const low = H < 800;
  const roomy = W >= 1500 && H >= 1150; // a big screen: everybody's cards at table size
  const few = (n <= 2 && H >= 720) || roomy;
  const y0 = low ? 14 : 22;
  const plate = {
    w: n <= 2 && few ? Math.min(410, (W - 96) / Math.max(1, top)) : roomy ? 340 : W < 1100 ? 236 : 262,
    h: few ? 98 : 76,
  };
  const chip = few ? 118 : 58; // few opponents: their cards at table size, with names
  const slot = plate.h + 6 + chip;

  // from the bottom: hand, question, my block
  const room = W - 328;
  const hand = { w: clamp(84, H / 8, 116), x: 312, y: 0, step: 0 };
  hand.y = H - 1.4 * hand.w - (low ? 12 : 58);
  hand.step = Math.min(hand.w + 7, (room - hand.w) / Math.max(1, cards - 1)); // step < w: the hand overlaps
  hand.x += Math.max(0, (room - hand.w - hand.step * (cards - 1)) / 2);
  const between = low && side === 2; // low window: the question stands between the columns
  const question = { x: 312, y: 0, w: between ? room - plate.w - 16 : room, h: 104 };
  question.y = hand.y - 30 - question.h;
  const me = { x: 22, y: low ? H - 166 : H - 300, w: 272 };

  // seats clockwise from my left: left column upwards, top row, right column downwards
  const gap = n <= 2 && few ? 56 : 14;
  const x0 = (W - top * plate.w - (top - 1) * gap) / 2;
  const under = x0 < 16 + plate.w + 12; // the top row reaches over the columns
  const ya = y0 + (under ? slot + 8 : slot * (side === 2 ? 0.8 : 0.95));
  const loose = clamp(44, (question.y - ya - 2 * slot) / 2, 160); // between the two seats of a column
  const yb = Math.min(ya + slot + loose, me.y - slot - 8, (between ? hand.y : question.y) - slot - 8);
  const column = side === 2 ? [yb, ya] : side === 1 ? [ya] : [];
  const seats: Point[] = column.map((y) => ({ x: 16, y }));
  for (let j = 0; j < top; j++) seats.push({ x: x0 + j * (plate.w + gap), y: y0 });
  for (const y of [...column].reverse()) seats.push({ x: W - 16 - plate.w, y });

  // centre box: the card being resolved stands under its player, the piles on the other side
  const cx = side ? 16 + plate.w + 22 : 22;
  const box = { x: cx, w: W - 2 * cx, y: y0 + slot + 16, h: question.y - y0 - slot - 32 };
  let stage = clamp(64, Math.min(box.h * 0.52, (box.h - 34) / 1.4), 168);
  let pile = clamp(56, Math.min(box.h * 0.36, (box.h - 30) / 1.4), 112);
  const f = Math.min(1, (box.w - 44 - 18 * (piles - 1)) / (stage + piles * pile));
  stage *= f;
  pile *= f;
  const pw = piles * (pile + 18) - 18;
  const right = cx + box.w;
  const place = (shooterX: number): { stage: number; piles: number } => {
    const x = clamp(cx, shooterX - stage / 2, right - stage);
    if (shooterX > W / 2 + 40) {
      const s = Math.max(x, cx + pw + 44);
      return { stage: s, piles: Math.max(cx, Math.min(s - pw - 44, W / 2 - pw - 40)) };
    }
    const s = Math.max(cx, Math.min(x, right - pw - 44 - stage));
    return { stage: s, piles: Math.min(right - pw, Math.max(s + stage + 44, W / 2)) };
  };
  return { low, few, plate, chip, slot, hand, question, me, seats, centre: { ...box, stage, pile }, place };
}

/** Grid areas of the phone table for n opponents: s1 … clockwise from my left, c the centre. */
export const PHONE: Record<number, string[]> = {
  0: ['c'],
  1: ['s1', 'c'],
  2: ['s1 s2', 'c c'],
  3: ['s1 s2 s3', 'c c c'],
  4: ['s2 c s3', 's1 c s4'],
  5: ['s2 s3 s4', 's1 c s5'],
  6: ['s3 c s4', 's2 c s5', 's1 c s6'],
  7: ['s3 s4 s5', 's2 c s6', 's1 c s7'],
};
