import { describe, expect, it } from 'vitest';
import fixture from '../fixtures/duel-play.json';
import type { DuelView } from '../../src/lib/protocol';
import type { GameEvent, GameView, Games } from '../../src/lib/protocol';
import { Draft } from '../../src/pages/parts/draft.svelte';
import { duelAwards, duelOf, fallsOf, squadsOf } from '../../src/pages/parts/duel';
import { sceneOf } from '../../src/lib/say';

const { view, events } = fixture as unknown as { view: GameView; events: GameEvent[] };
const duel = duelOf(view)!;
const event = (one: object): GameEvent => one as unknown as GameEvent;

describe('a duel that is told', () => {
  it('has squads with everybody who came into play', () => {
    const [law, out] = squadsOf(duel, events);
    expect(law!.squad).toBe('lawmen');
    expect(law!.fighters.map((one) => one.character)).toEqual(['alan_pinkertoon', 'pat_garret']);
    expect(law!.fighters.map((one) => one.life)).toEqual([4, 3]);
    expect([law!.waiting, out!.waiting]).toEqual([2, 2]);
    expect(fallsOf(duel, events)).toEqual([]);
  });

  it('knows who fell and when, the last one too', () => {
    const ended = structuredClone(duel) as DuelView;
    ended.players[1]!.characters = [{ ...ended.players[1]!.characters[0]!, life: 0 }];
    ended.turns = 9;
    const story = [
      ...events,
      event({ what: 'turn', seat: 0, amount: 7 }),
      event({ what: 'enter', seat: 0, target: 'P0L', cause: 'pat_garret' }),
      event({ what: 'hit', seat: 0, target: 'P1R', shooter: 'P0L', cause: 'shotgun' }),
      event({ what: 'hurt', seat: 0, target: 'P1R', amount: 1, cause: 'shotgun' }),
      event({ what: 'eliminated', seat: 1, target: 'P1R', cause: 'tom_thorn' }),
      event({ what: 'hurt', seat: 1, target: 'P1L', amount: 1, cause: 'duel' }),
    ];
    expect(fallsOf(ended, story)).toEqual([
      { character: 'tom_thorn', seat: 1, turn: 7, killer: 'pat_garret', by: 0, cause: 'shotgun' },
      { character: 'bull_anderson', seat: 1, turn: 9, killer: null, by: null, cause: 'duel' },
    ]);
    expect(squadsOf(ended, story)[1]!.fighters.map(({ life, turn }) => [life, turn])).toEqual([
      [0, 9],
      [0, 7],
    ]);
  });

  it('counts red cards, points taken and hits cancelled', () => {
    const told = duelAwards(
      [
        event({ what: 'play', seat: 0, card: 'colt:L-D', cause: 'colt' }),
        event({ what: 'play', seat: 0, card: 'knife:O-H', cause: 'knife' }),
        event({ what: 'hurt', seat: 0, target: 'P0R', amount: 5, cause: 'gatling' }),
        event({ what: 'hurt', seat: 0, target: 'P1R', amount: 2, cause: 'colt' }),
        event({ what: 'cancelled', seat: 1, target: 'P1R', cause: 'colt' }),
      ],
      2,
    );
    expect(told.map(({ id, seat, count }) => [id, seat, count])).toEqual([
      ['quickest', 0, 1],
      ['deadliest', 0, 2],
      ['toughest', 1, 1],
    ]);
  });

  it('gives sentences their view', () => {
    expect(sceneOf(view, 0, null, events).duel?.view.mode).toBe('duel');
    const classic = { game: 'classic', players: [{ character: 'rose_doolan' }] } as unknown as GameView;
    expect(sceneOf(classic, 0, null, [])).toMatchObject({ characters: ['rose_doolan'] });
    expect(duelOf(classic)).toBeNull();
  });
});

describe('a duel being set up', () => {
  const BOTH = ['base', 'renegades'];
  const TWO = [
    { id: 'lawmen', characters: ['a', 'b', 'c'] },
    { id: 'outlaws', characters: ['x', 'y', 'z'] },
  ];
  const GAMES = {
    games: [
      {
        id: 'duel',
        rules: 'duel-1',
        players: [2, 3],
        modes: [
          { id: 'duel', sets: ['base'], squads: TWO, size: 4, fewest: 2, most: 12 },
          { id: 'reinforcements', sets: BOTH, squads: TWO, size: 4, fewest: 2, most: 18 },
          {
            id: 'standoff',
            sets: BOTH,
            squads: [...TWO, { id: 'c', characters: ['z'] }],
            size: 3,
            fewest: 2,
            most: 12,
          },
        ],
        roles: {},
        sets: [
          {
            id: 'base',
            needs: [],
            cards: [],
            characters: [],
            options: { squad_size: null, sides_by_lot: false, squads: null },
          },
          { id: 'renegades', needs: ['base'], cards: [], characters: [], options: {} },
        ],
      },
    ],
    clocks: ['normal'],
    bots: ['baseline'],
    languages: ['en'],
  } as unknown as Games;

  it('is the plain one at first', () => {
    const draft = new Draft(GAMES, 'duel');
    expect(draft.settings.setup).toEqual({ players: 2, mode: 'duel', options: {} });
    expect([draft.squad, draft.sets]).toEqual([4, ['base']]);
  });

  it('follows its mode', () => {
    const draft = new Draft(GAMES, 'duel');
    draft.play('standoff');
    expect([draft.seats.length, draft.squad, draft.sets]).toEqual([3, 3, ['base', 'renegades']]);
    draft.squad += 1;
    draft.options['sides_by_lot'] = true;
    expect(draft.settings.setup).toEqual({
      players: 3,
      mode: 'standoff',
      options: { sides_by_lot: true, squad_size: 4 },
    });
    draft.play('reinforcements');
    expect([draft.players, draft.squad, draft.how?.most]).toEqual([2, 4, 18]);
  });

  it('takes squads by name: all of one size, and whoever leads them agreed too', () => {
    const draft = new Draft(GAMES, 'duel');
    draft.resize(-1);
    draft.resize(-1);
    draft.options['sides_by_lot'] = true;
    draft.agree(true);
    expect([draft.complete, draft.options['sides_by_lot']]).toEqual([false, false]);
    for (const who of ['a', 'b', 'c', 'b', 'c']) draft.pick(0, who);
    for (const who of ['x', 'y', 'z']) draft.pick(1, who);
    expect(draft.complete).toBe(true);
    const squads = [
      ['a', 'c'],
      ['x', 'y'],
    ];
    expect(draft.settings.setup).toEqual({ players: 2, mode: 'duel', options: { squad_size: 2, squads } });
    draft.resize(1);
    expect(draft.complete).toBe(false);
    draft.play('standoff');
    expect([draft.cast, draft.complete]).toEqual([null, true]);
  });
});
