// Where things stand on a wide table with the train: all opponents in one row, under it the track, then piles and events;
// my block, question and hand as at every table.
import { layout, type Layout } from '../geometry';

/** The least height of the table that has room for all of it. */
const LOWEST = 650;

export const trainFits = (W: number, H: number): boolean => W >= 800 && H >= LOWEST;

const clamp = (a: number, x: number, b: number): number => Math.max(a, Math.min(x, b));

export function trainLayout(n: number, W: number, H: number, cards: number, decks: number): Layout {
  const base = layout(n, W, H, cards, 2, 0);
  const { compact, question } = base;
  const y0 = compact ? 14 : 18;
  const cell = { w: Math.min(250, (W - 32 - (n - 1) * 8) / Math.max(1, n)), h: compact ? 94 : 104 };
  const x0 = (W - n * cell.w - (n - 1) * 8) / 2;
  const seats = Array.from({ length: n }, (_, at) => ({ x: x0 + at * (cell.w + 8), y: y0 }));

  const top = y0 + cell.h + (compact ? 8 : 12);
  const free = question.y - 10 - top; // for the track and the row under it
  const track = { x: 12, y: top, w: W - 24, h: clamp(172, free - 96, 232) };
  const row = { x: 16, y: top + track.h + 8, w: W - 32, h: free - track.h - 8 };

  // piles, the card being resolved, the wagons left; the rest is for the events
  const pile = clamp(36, (row.h - 24) / 1.4, 92);
  const stage = clamp(36, (row.h - 8) / 1.4, 100);
  const stageX = row.x + 2 * pile + 46;
  const deckX = stageX + stage + 24;
  const strip = decks > 1 && row.h < 103;
  const ticketsX = deckX + Math.max(pile, 60) + 30;
  const tickets = {
    x: ticketsX,
    y: row.y + 4,
    w: Math.min(560, W - 16 - ticketsX),
    h: strip ? 30 : Math.max(0, decks * 55 - 7),
    strip,
  };
  const me = { x: compact ? 16 : 22, y: row.y + row.h + 4, w: 272, h: 0 };
  me.h = H - me.y - (compact ? 8 : 12);
  return {
    ...base,
    few: false,
    plate: cell,
    chip: 0,
    slot: cell.h,
    seats,
    me,
    tickets,
    centre: { x: row.x, y: row.y, w: 2 * pile + 18, h: row.h, stage, pile },
    train: { track, deck: { x: deckX, y: row.y }, offer: { ...track, h: track.h + row.h + 8 } },
    place: () => ({ stage: stageX, piles: row.x }),
  };
}

/** The seats of an upright tablet with the train: low cells in four columns, clockwise from my left. */
export const TRAIN_TABLET: Record<number, string[]> = {
  0: ['c'],
  1: ['s1 c'],
  2: ['s1 s2 c c'],
  3: ['s1 s2 s3 c'],
  4: ['s2 c c s3', 's1 c c s4'],
  5: ['s2 s3 s3 s4', 's1 c c s5'],
  6: ['s2 s3 s4 s5', 's1 c c s6'],
  7: ['s2 s3 s4 s5', 's1 c s7 s6'],
};
