import { describe, expect, it } from 'vitest';
import type { Games } from '../../src/lib/protocol';
import { Draft } from '../../src/pages/parts/draft.svelte';

const GAMES = {
  games: [
    {
      id: 'classic',
      rules: 'classic-4',
      players: [4, 5, 6, 7],
      sets: [
        {
          id: 'base',
          needs: [],
          cards: ['bang', 'beer'],
          characters: ['rose_doolan'],
          options: { self_target_cards: true, no_book_cards: false },
        },
        { id: 'dodge_city', needs: [], cards: ['punch'], characters: [], options: {} },
        {
          id: 'fistful',
          needs: ['dodge_city'],
          cards: [],
          characters: [],
          options: { vendetta_twice: false },
        },
      ],
      modes: [],
      roles: { 4: { sheriff: 1, outlaw: 2, renegade: 1 } },
    },
    {
      id: 'duel',
      rules: 'duel-1',
      players: [2],
      modes: [],
      roles: {},
      sets: [{ id: 'base', needs: [], cards: [], characters: [], options: {} }],
    },
  ],
  clocks: [{ name: 'normal', free: 25, reserve: 90, refill: 8 }],
  bots: ['gunslinger', 'baseline'],
  languages: ['en'],
  temperaments: ['reckless'],
  tempered: ['gunslinger'],
} as unknown as Games;

describe('presets and mixtures', () => {
  const sets = ['base', 'dodge_city', 'high_noon', 'fistful'].map((id) => ({
    id,
    needs: [],
    cards: [],
    characters: [],
    options: id === 'base' ? { own: false } : { letter: false, [`${id}_a`]: false, [`${id}_b`]: true },
    presets: id === 'base' ? {} : { letter: ['dodge_city_a', 'high_noon_a', 'fistful_a'] },
  }));
  const games = { ...GAMES, games: [{ ...GAMES.games[0]!, sets }] } as unknown as Games;

  it('a preset is one switch, and what differs from it is said', () => {
    const draft = new Draft(games);
    expect(draft.presets).toEqual([]);
    draft.mix('friends');
    expect(draft.mixture).toBe('friends');
    expect(draft.presets).toEqual([{ id: 'letter', implies: ['dodge_city_a', 'high_noon_a'] }]);
    draft.follow('letter');
    expect(draft.options['dodge_city_a']).toBe(true);
    expect(draft.changes).toEqual([]);
    expect(draft.settings.setup?.['options']).toEqual({ letter: true });
    draft.options['high_noon_a'] = false;
    expect(draft.changes).toEqual(['high_noon_a']);
    expect(draft.settings.setup?.['options']).toEqual({ letter: true, high_noon_a: false });
    draft.reset();
    draft.follow('');
    expect(draft.options['dodge_city_a']).toBe(false);
    expect(draft.settings.setup?.['options']).toEqual({});
  });

  it('a preset goes with its sets and is listed among no options', () => {
    const draft = new Draft(games);
    draft.mix('all');
    draft.follow('letter');
    expect(draft.groups.flatMap(({ options }) => options)).not.toContain('letter');
    draft.mix('base');
    expect(draft.preset).toBe('');
    expect(draft.settings.setup).toEqual({ players: 4, sets: ['base'], options: {} });
    draft.toggle('fistful');
    expect(draft.mixture).toBe('');
  });
});

describe('a table being set up', () => {
  it('starts with the official reading and only the first set', () => {
    const draft = new Draft(GAMES);
    expect(draft.settings.setup).toEqual({ players: 4, sets: ['base'], options: {} });
    expect(draft.changes).toEqual([]);
    expect(draft.bot).toBe('gunslinger');
  });

  it('sends only what differs from the official reading', () => {
    const draft = new Draft(GAMES);
    draft.options['self_target_cards'] = false;
    draft.toggle('dodge_city');
    expect(draft.settings.setup).toEqual({
      players: 4,
      sets: ['base', 'dodge_city'],
      options: { self_target_cards: false },
    });
    expect(draft.changes).toEqual(['self_target_cards']);
    draft.toggle('dodge_city');
    expect(draft.sets).toEqual(['base']);
  });

  it('has the options of its sets, and takes what a set needs with it', () => {
    const draft = new Draft(GAMES);
    expect(draft.groups).toEqual([{ set: 'base', options: ['self_target_cards', 'no_book_cards'] }]);
    draft.toggle('fistful');
    expect(draft.sets).toEqual(['base', 'dodge_city', 'fistful']);
    expect(draft.groups[1]).toEqual({ set: 'fistful', options: ['vendetta_twice'] });
    draft.options['vendetta_twice'] = true;
    expect(draft.changes).toEqual(['vendetta_twice']);
    draft.toggle('dodge_city');
    expect([draft.sets, draft.changes]).toEqual([['base'], []]);
  });

  it('a bot is called by its strength, and by its temperament where it has one', () => {
    const draft = new Draft(GAMES);
    expect(draft.settings.bot).toBe('gunslinger');
    draft.temper = 'reckless';
    expect(draft.settings.bot).toBe('gunslinger/reckless');
    draft.bot = 'baseline';
    expect(draft.settings.bot).toBe('baseline');
  });

  it('keeps the number of players within what the game allows', () => {
    const draft = new Draft(GAMES);
    for (let n = 0; n < 9; n++) draft.more(1);
    expect(draft.players).toBe(7);
    for (let n = 0; n < 9; n++) draft.more(-1);
    expect(draft.players).toBe(4);
    draft.bots[2] = true;
    expect([draft.seats, draft.botSeats, draft.free]).toEqual([['me', 'free', 'bot', 'free'], [2], 2]);
  });

  it('changes everything with the game', () => {
    const draft = new Draft(GAMES, 'duel');
    expect([draft.game, draft.players, draft.roles]).toEqual(['duel', 2, undefined]);
    draft.choose('classic');
    expect([draft.players, draft.roles]).toEqual([4, { sheriff: 1, outlaw: 2, renegade: 1 }]);
  });

  it('goes back to the official reading', () => {
    const draft = new Draft(GAMES);
    draft.options['no_book_cards'] = true;
    expect(draft.changedOf(['no_book_cards', 'self_target_cards'])).toEqual(['no_book_cards']);
    draft.reset();
    expect(draft.changes).toEqual([]);
  });

  it('leaves the seat of my side to me', () => {
    const draft = new Draft(GAMES);
    draft.side = 2;
    draft.bots[0] = draft.bots[2] = true;
    expect(draft.seats).toEqual(['bot', 'free', 'me', 'free']);
    expect(draft.botSeats).toEqual([0]);
  });
});
