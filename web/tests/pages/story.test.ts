import { describe, expect, it } from 'vitest';
import type { ClassicView, GameEvent } from '../../src/lib/protocol';
import { awards, curves, falls, rounds } from '../../src/pages/parts/story';

let number = 0;
const event = (what: string, more: Partial<GameEvent> = {}): GameEvent =>
  ({ number: number++, what, ...more }) as GameEvent;

const player = (seat: number, role: string, life: number) => ({
  seat,
  role,
  life,
  max_life: 4,
  alive: life > 0,
});
const view = {
  players: [player(0, 'sheriff', 3), player(1, 'outlaw', 0), player(2, 'renegade', 4)],
} as unknown as ClassicView;

const turn = (seat: number, ...life: number[]): GameEvent =>
  event('turn', { seat, life } as Partial<GameEvent>);
const EVENTS = [
  turn(1, 4, 4, 4),
  event('play', { seat: 1, target: 0, cause: 'bang' }),
  event('hurt', { seat: 0, target: 1, amount: 2 }),
  turn(2, 2, 4, 4),
  turn(0, 2, 4, 4),
  event('play', { seat: 0, cause: 'beer' }),
  event('heal', { seat: 0, amount: 1 }),
  turn(1, 3, 4, 4),
  event('missed', { seat: 2, target: 1 }),
  turn(0, 3, 4, 4),
  event('hurt', { seat: 1, target: 0, amount: 4 }),
  event('eliminated', { seat: 1, target: 0 }),
];

describe('the story of a game', () => {
  it('counts a round each time the first player is passed', () => {
    expect(rounds(EVENTS)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('goes on counting rounds when the first player is gone', () => {
    const later = [
      ...EVENTS,
      event('turn', { seat: 2 }),
      event('turn', { seat: 0 }),
      event('turn', { seat: 2 }),
    ];
    expect(rounds(later).slice(-3)).toEqual([2, 3, 3]);
  });

  it('counts rounds the other way round too, and no turn besides', () => {
    const turns = [0, 1, 2, 0, 2, 2, 1, 0, 2, 1, 0].map((seat) => event('turn', { seat }));
    expect(rounds(turns)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]);
  });

  it('shows everybody who fell, also one who came back and fell again', () => {
    const twice = [...EVENTS, event('rise', { seat: 1 }), event('eliminated', { seat: 1 })];
    expect(falls(twice).map(({ seat }) => seat)).toEqual([1, 1]);
  });

  it('knows who fell, by whom and when', () => {
    expect(falls(EVENTS)).toEqual([{ seat: 1, by: 0, round: 2 }]);
  });

  it('tells the life points as each round began and at the end', () => {
    expect(curves(EVENTS, view)).toEqual([
      { side: 'law', life: [4, 3, 3] },
      { side: 'outlaws', life: [4, 4, 0] },
      { side: 'renegade', life: [4, 4, 4] },
    ]);
  });

  it('names who did most of something, and nobody where nobody did', () => {
    expect(awards(EVENTS, 3)).toEqual([
      { id: 'quickest', seat: 1, count: 1 },
      { id: 'deadliest', seat: 0, count: 4 },
      { id: 'toughest', seat: 2, count: 1 },
      { id: 'thirstiest', seat: 0, count: 1 },
    ]);
    expect(awards([], 3)).toEqual([]);
  });
});
