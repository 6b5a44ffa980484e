// Where things stand on the classic table. n opponents (0–7), W × H the table without top bar and rail, in CSS px. No two
// boxes overlap wherever `fits` says that there is room.

/** By the window, not by the device: XL with a rail and cards to read; L with a narrow rail; T an upright tablet; P a phone. */
export type Size = 'xl' | 'l' | 't' | 'p';

export const BAR: Record<Size, number> = { xl: 52, l: 48, t: 52, p: 42 };
export const RAIL: Record<Size, number> = { xl: 316, l: 250, t: 0, p: 0 };

/** *fits*: has the game's wide table room in so much? */
export function sizeOf(w: number, h: number, fits: (W: number, H: number) => boolean = () => true): Size {
  if (w >= 1320 && h >= 852) return 'xl';
  if (w >= 1060 && h >= 620 && fits(w - RAIL.l, h - BAR.l)) return 'l';
  return w >= 700 && w < 1060 && h >= 900 ? 't' : 'p';
}

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Layout {
  /** A laptop: small plates, the distance on the portrait. */
  compact: boolean;
  few: boolean;
  plate: { w: number; h: number };
  /** Height of the cards in front of a seat. */
  chip: number;
  slot: number;
  hand: Point & { w: number; step: number };
  question: Box;
  me: Box;
  seats: Point[];
  centre: Box & { stage: number; pile: number };
  /** Where the events in force stand: one under the other, or in a low window side by side. */
  tickets: Box & { strip: boolean };
  /** With a train: its band, the wagons that are left, and the room of cards that are offered. */
  train?: { track: Box; deck: Point; offer: Box };
  /** Left edges of the card being resolved, under its player, and of the piles, on the other side. */
  place(shooterX: number): { stage: number; piles: number };
}

const clamp = (a: number, x: number, b: number): number => Math.max(a, Math.min(x, b));
/** In the columns beside the table, and in the row at its top. */
const sideOf = (n: number): number => [0, 0, 0, 1, 1, 1, 2, 2][n] ?? 0;
const PLATE = { w: 236, h: 66 };

/** Is there room for n opponents on a wide table that low? Two in each column need three slots, or a top row between them. */
export function fits(n: number, W: number, H: number): boolean {
  if (W < 800 || H < 570) return false;
  const between = W >= 2 * (PLATE.w + 28) + (n - 4) * (PLATE.w + 6);
  return sideOf(n) < 2 || H >= 670 || between;
}

/** How the plates are and what else depends on the size of the window. */
function measures(n: number, W: number, H: number) {
  const compact = H < 800;
  const top = n - 2 * sideOf(n);
  if (compact) {
    const few = n <= 2;
    return {
      compact,
      few,
      y0: 14,
      plate: few ? { w: Math.min(400, (W - 96) / Math.max(1, top)), h: 98 } : PLATE,
      chip: few ? 98 : 58,
      between: 5, // a plate and its cards
      gap: few ? 56 : clamp(6, (W - 2 * (PLATE.w + 28) - top * PLATE.w) / Math.max(1, top - 1), 40),
      foot: 10,
    };
  }
  const roomy = W >= 1500 && H >= 1150; // a big screen: everybody's cards at table size
  const few = n <= 2 || roomy;
  const w = n <= 2 ? Math.min(410, (W - 96) / Math.max(1, top)) : roomy ? 340 : W < 1100 ? 236 : 262;
  return {
    compact,
    few,
    y0: 22,
    plate: { w, h: few ? 98 : 76 },
    chip: few ? 118 : 58, // few opponents: their cards at table size, with names
    between: 6,
    gap: n <= 2 ? 56 : 14,
    foot: 58,
  };
}

/** *eventsH*: how high the events stand, as far as that is known. */
export function layout(
  n: number,
  W: number,
  H: number,
  cards = 7,
  piles = 3,
  decks = 0,
  eventsH = 0,
): Layout {
  const { compact, few, y0, plate, chip, between, gap, foot } = measures(n, W, H);
  const side = sideOf(n);
  const top = n - 2 * side;
  const slot = plate.h + between + chip;

  // from the bottom: hand, question, my block
  const left = compact ? 302 : 312;
  const room = W - left - 16;
  const hand = { w: clamp(84, H / 8, 116), x: left, y: 0, step: 0 };
  hand.y = H - 1.4 * hand.w - foot;
  hand.step = Math.min(hand.w + 7, (room - hand.w) / Math.max(1, cards - 1)); // step < w: the hand overlaps
  hand.x += Math.max(0, (room - hand.w - hand.step * (cards - 1)) / 2);
  const question = { x: left, y: 0, w: room, h: compact ? 102 : 104 };
  question.y = hand.y - 30 - question.h;

  // seats clockwise from my left: left column upwards, top row, right column downwards
  const x0 = (W - top * plate.w - (top - 1) * gap) / 2;
  const under = x0 < 16 + plate.w + 12; // the top row reaches over the columns
  const bottom = question.y - (compact ? 1 : 8); // of the columns
  let ya = y0 + (under ? slot + between : slot * (side === 2 ? 0.8 : 0.95));
  if (compact) ya = Math.min(y0 + slot + between, bottom - side * slot - between);
  const loose = clamp(compact ? between : 44, (question.y - ya - 2 * slot) / 2, 160); // between the two seats of a column
  const yb = Math.min(ya + slot + loose, bottom - slot);
  const column = side === 2 ? [yb, ya] : side === 1 ? [ya] : [];
  const seats: Point[] = column.map((y) => ({ x: 16, y }));
  for (let j = 0; j < top; j++) seats.push({ x: x0 + j * (plate.w + gap), y: y0 });
  for (const y of [...column].reverse()) seats.push({ x: W - 16 - plate.w, y });

  // my block has what the column to the left leaves; the more, the longer the text of an ability may be
  const low = (side ? column[0]! : y0 + (x0 < left ? 0 : -slot)) + slot + 8;
  const me = { x: compact ? 16 : 22, y: Math.max(low, H - (compact ? 330 : 390)), w: 272, h: 0 };
  me.h = H - me.y - (compact ? 8 : 12);

  // centre box: the card being resolved stands under its player, the piles on the other side
  const cx = side ? 16 + plate.w + 22 : 22;
  const margin = compact ? 8 : 16;
  const box = { x: cx, w: W - 2 * cx, y: y0 + slot + margin, h: question.y - y0 - slot - 2 * margin };
  const strip = decks > 0 && box.h - decks * 55 < 140;
  const tickets = { x: cx, y: box.y, w: box.w, h: strip ? 30 : Math.max(decks * 55 - 7, eventsH), strip };
  if (decks) {
    tickets.w = Math.min(box.w, 520);
    tickets.x = cx + (box.w - tickets.w) / 2;
    box.y += tickets.h + 8;
    box.h -= tickets.h + 8;
  }
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
  return {
    compact,
    few,
    plate,
    chip,
    slot,
    hand,
    question,
    me,
    seats,
    centre: { ...box, stage, pile },
    tickets,
    place,
  };
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

/** … and of an upright tablet: a column on each side, the card being resolved between them. */
export const TABLET: Record<number, string[]> = {
  0: ['c'],
  1: ['. s1 .', 'c c c'],
  2: ['s1 c s2'],
  3: ['s1 s2 s3', 'c c c'],
  4: ['s2 c s3', 's1 c s4'],
  5: ['s2 s3 s4', 's1 c s5'],
  6: ['s3 c s4', 's2 c s5', 's1 c s6'],
  7: ['s3 s4 s5', 's2 c s6', 's1 c s7'],
};

/** A row of the centre alone has the room that is left. */
export const rowsOf = (grid: string[], least: number, most: number): string =>
  grid.map((row) => (row.includes('s') ? `minmax(${least}px, ${most}px)` : 'minmax(0, 1fr)')).join(' ');
