import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  VERSION,
  type GameEvent,
  type GameView,
  type Question,
  type State,
  type Table,
} from '../src/lib/protocol';
import { TableStore } from '../src/lib/table.svelte';
import type { ClientMessage } from '../src/lib/protocol';

interface Shown {
  view: GameView;
  question: Question | null;
  events: GameEvent[];
}

export function fixture(name: string): Shown {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8')) as Shown;
}

export function stateOf(shown: Shown, game = 1): State {
  const since = shown.events[0]?.number ?? 0;
  const next = (shown.events.at(-1)?.number ?? -1) + 1;
  return { type: 'state', game, own: {}, ...shown, since, next, clocks: [], open: null };
}

export function tableOf(players: number): Table {
  return {
    type: 'table',
    code: 'TEST',
    status: 'playing',
    settings: {
      game: 'classic',
      setup: {},
      title: 'Dry Gulch',
      public: true,
      spectators: true,
      clock: 'none',
      pace: 'human',
      bot: '',
      effort: 'usual',
      hints: false,
      dead_see: 'nothing',
      latecomers: 'ask',
      language: '',
    },
    clock: { name: 'none', free: 0, reserve: 0, refill: 0 },
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      member: seat ? null : 'me',
      bot: seat ? 'plain' : null,
      kept: false,
    })),
    members: [
      { id: 'me', name: 'Ann', seat: 0, here: true, muted: false, ready: true, wants_rematch: false },
    ],
    watching: 0,
    owner: 'me',
    game: 1,
    seed_hash: null,
    replay: null,
    bots: ['plain'],
  };
}

/** A store that keeps what it would send. */
export class FakeStore extends TableStore {
  sent: ClientMessage[] = [];

  override send(message: ClientMessage): boolean {
    this.sent.push(message);
    return true;
  }
}

export function storeWith(name: string): FakeStore {
  const shown = fixture(name);
  const store = new FakeStore('TEST');
  store.receive({
    type: 'welcome',
    version: VERSION,
    server: '0',
    code: 'TEST',
    member: 'me',
    seat: 0,
    auto_answer: 'never',
  });
  store.receive(tableOf((shown.view as { players: unknown[] }).players.length));
  store.receive(stateOf(shown));
  store.link = 'open';
  return store;
}

export function resize(width: number, height: number): void {
  Object.assign(globalThis, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
}
