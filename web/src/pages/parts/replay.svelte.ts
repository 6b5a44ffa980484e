// A finished game being looked at: frames by number and eyes, fetched in runs, shown through the table's own store.
import type { Frame, GameEvent, ReplayInfo, Table } from '../../lib/protocol';
import { TableStore } from '../../lib/table.svelte';
import { partsOf, texts } from '../../lib/text.svelte';
import { api } from './api';

export const RUN = 60; // frames in one request

export type Eyes = 'all' | 'table' | number;

export interface Moment {
  frame: number;
  icon: string;
  event: GameEvent;
}

const MOMENTS: Record<string, string> = {
  eliminated: 'eliminated',
  explosion: 'dynamite',
  locked_up: 'jail',
};

export class ReplayStore {
  readonly id: string;
  readonly title: string;
  readonly store: TableStore;
  info = $state.raw<ReplayInfo | null>(null);
  at = $state(0);
  eyes = $state<Eyes>('all');
  roles = $state(true);
  hands = $state(true);
  frame = $state.raw<Frame | null>(null);
  moments = $state.raw<Moment[]>([]);

  #frames = new Map<string, Frame>();
  #asked = new Map<string, Promise<void>>();

  constructor(id: string, title: string) {
    this.id = id;
    this.title = title;
    this.store = new TableStore(id);
    this.store.link = 'open';
  }

  get last(): number {
    return Math.max(0, (this.info?.frames ?? 1) - 1);
  }

  async open(at: number | null, game: number | null = null): Promise<void> {
    const info = await api.replay(this.id);
    const table = tableOf(info, this.title);
    await texts.need(...partsOf(table.settings)); // its story is told
    this.info = info;
    this.store.table = table;
    await this.go(at ?? 0);
    if (at === null && game) await this.toGame(game);
    void this.#gather();
  }

  /** Show frame number `to`; frames before it are needed for the log. */
  async go(to: number): Promise<void> {
    this.at = Math.min(Math.max(0, Math.round(to)), this.last);
    const { at, eyes } = this;
    await this.#need(0, at);
    if (at !== this.at || eyes !== this.eyes) return; // somewhere else by now
    this.#show();
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  reveal(what: 'roles' | 'hands', shown: boolean): void {
    this[what] = shown;
    this.#show();
  }

  turn(by: 1 | -1): Promise<void> {
    const starts = this.info?.turns.map((turn) => turn.frame) ?? [];
    const next =
      by > 0 ? starts.find((frame) => frame > this.at) : starts.findLast((frame) => frame < this.at);
    return this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** The turn that is on. */
  get now() {
    return this.info?.turns.findLast((turn) => turn.frame <= this.at) ?? null;
  }

  /** Of a series: the game that is on. */
  get game() {
    return this.info?.games?.findLast(({ frame }) => frame <= this.at) ?? this.info?.games?.[0] ?? null;
  }
  /** To the beginning of a game of a series. */
  async toGame(number: number): Promise<void> {
    const mark = this.info?.games?.find(({ game }) => game === number);
    if (mark) await this.go(mark.frame);
  }

  #key(number: number): string {
    return `${this.eyes}:${number}`;
  }

  async #need(from: number, to: number): Promise<void> {
    const wanted: Promise<void>[] = [];
    for (let run = from - (from % RUN); run <= to; run += RUN) wanted.push(this.#fetch(run));
    await Promise.all(wanted);
  }

  #fetch(run: number): Promise<void> {
    const eyes = String(this.eyes);
    const key = `${eyes}:${run}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = api.frames(this.id, eyes, run, RUN).then(({ frames }) => {
        for (const frame of frames) this.#frames.set(`${eyes}:${frame.number}`, frame);
      });
      this.#asked.set(key, asked);
      asked.catch(() => this.#asked.delete(key));
    }
    return asked;
  }

  #show(): void {
    const frame = this.#frames.get(this.#key(this.at));
    if (!frame) return;
    const { store } = this;
    this.frame = frame;
    store.view = frame.view;
    store.question = frame.question && {
      ...frame.question,
      options: [],
      interjections: [],
      can_take_back: false,
    };
    store.events = this.eventsTo(this.at);
    store.open =
      this.eyes === 'all'
        ? (frame.open?.map((seat) => ({
            seat: seat.seat,
            role: this.roles ? seat.role : null,
            hand: this.hands ? seat.hand : null,
          })) ?? null)
        : null;
  }

  eventsTo(number: number): GameEvent[] {
    const found: GameEvent[] = [];
    for (let n = 0; n <= number; n++) found.push(...(this.#frames.get(this.#key(n))?.events ?? []));
    return found;
  }

  /** Shots that ended somebody, dynamite, jail: the marks on the scrubber. Loads the whole game in the background. */
  async #gather(): Promise<void> {
    await this.#need(0, this.last).catch(() => undefined);
    const found: Moment[] = [];
    for (let n = 0; n <= this.last; n++) {
      for (const event of this.#frames.get(this.#key(n))?.events ?? []) {
        const icon = MOMENTS[event.what];
        if (icon) found.push({ frame: n, icon, event });
      }
    }
    this.moments = found;
  }
}

/** The lobby side of the table, as far as names are concerned. */
export function tableOf({ replay, setup }: ReplayInfo, title: string): Table {
  const names = replay.players;
  return {
    type: 'table',
    code: replay.id,
    status: 'over',
    settings: {
      game: replay.game,
      setup,
      title,
      public: false,
      spectators: true,
      clock: 'none',
      pace: 'human',
      bot: '',
      effort: 'usual',
      hints: false,
      dead_see: 'all',
      latecomers: 'closed',
      language: '',
    },
    clock: { name: 'none', free: 0, reserve: 0, refill: 0 },
    seats: names.map((name, seat) => ({
      seat,
      member: name === null ? null : String(seat),
      bot: name === null ? 'bot' : null,
      kept: false,
    })),
    members: names.map((name, seat) => ({
      id: String(seat),
      name: name ?? '',
      seat,
      here: true,
      muted: false,
      ready: false,
      wants_rematch: false,
    })),
    watching: 0,
    owner: null,
    game: 1,
    seed_hash: replay.seed_hash,
    replay: replay.id,
    bots: [],
  };
}
