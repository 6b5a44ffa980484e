// A table being set up: every choice, and what follows from it.
import type { Catalogue, GameInfo, Games, Json, Settings } from '../../lib/protocol';
import { copiesOf } from './copies';
import { FEWEST, sizeOfMode } from './duel';
import { placeName } from './names';

type ClockName = NonNullable<Settings['clock']>;
export type SeatPlan = 'me' | 'free' | 'bot';

const ROLES: Record<number, Record<string, number>> = {
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
};

export class Draft {
  readonly games: Games;
  readonly catalogue: Catalogue | null;
  game = $state('');
  mode = $state(''); // of a game with modes
  squad = $state(4); // characters a side
  players = $state(4);
  sets = $state<string[]>([]);
  options = $state<Record<string, boolean>>({});
  clock = $state<ClockName>('normal');
  isPublic = $state(true);
  spectators = $state(true);
  deadSee = $state(true);
  bot = $state('');
  title = $state(placeName());
  bots = $state<boolean[]>([]); // by seat; seat 0 is mine

  constructor(games: Games, game = '', catalogue: Catalogue | null = null) {
    this.games = games;
    this.catalogue = catalogue;
    this.choose(games.games.find((one) => one.id === game)?.id ?? games.games[0]?.id ?? 'classic');
    this.bot = games.bots[0] ?? '';
  }

  get info(): GameInfo | undefined {
    return this.games.games.find((one) => one.id === this.game);
  }

  choose(game: string): void {
    this.game = game;
    const counts = this.info?.players ?? [4];
    this.players = counts.includes(4) ? 4 : (counts[0] ?? 2);
    this.sets = this.info?.sets.slice(0, 1).map((set) => set.id) ?? [];
    this.options = Object.fromEntries(
      Object.entries(this.info?.options ?? {}).filter(
        (pair): pair is [string, boolean] => typeof pair[1] === 'boolean',
      ),
    );
    this.bots = Array.from({ length: 12 }, () => false);
    this.mode = '';
    if (this.modes[0]) this.play(this.modes[0]);
  }

  get modes(): string[] {
    return (this.info?.modes as string[] | undefined) ?? [];
  }

  /** The mode says how many play and with what. */
  play(mode: string): void {
    const { players, squad } = sizeOfMode(mode);
    this.mode = mode;
    this.players = players;
    this.squad = squad;
    const sets = this.info?.sets.map((set) => set.id) ?? [];
    this.sets = mode === this.modes[0] ? sets.slice(0, 1) : sets;
  }

  get leastSquad(): number {
    return FEWEST;
  }
  get mostSquad(): number {
    return sizeOfMode(this.mode).most;
  }
  get squadChanged(): boolean {
    return this.mode !== '' && this.squad !== sizeOfMode(this.mode).squad;
  }

  get fewest(): number {
    return Math.min(...(this.info?.players ?? [4]));
  }
  get most(): number {
    return Math.max(...(this.info?.players ?? [4]));
  }

  more(by: 1 | -1): void {
    const counts = this.info?.players ?? [];
    const next = counts.filter((n) => (by > 0 ? n > this.players : n < this.players));
    if (next.length) this.players = by > 0 ? Math.min(...next) : Math.max(...next);
  }

  get seats(): SeatPlan[] {
    return Array.from({ length: this.players }, (_, n) => (n === 0 ? 'me' : this.bots[n] ? 'bot' : 'free'));
  }
  get botSeats(): number[] {
    return this.seats.flatMap((plan, seat) => (plan === 'bot' ? [seat] : []));
  }
  get free(): number {
    return this.seats.filter((plan) => plan === 'free').length;
  }

  get roles(): [string, number][] {
    const found = this.game === 'classic' ? ROLES[this.players] : undefined;
    return Object.entries(found ?? {}).filter(([, count]) => count > 0);
  }

  /** Options that differ from the official reading. */
  get changes(): string[] {
    const official = this.info?.options ?? {};
    return Object.keys(this.options).filter((id) => this.options[id] !== official[id]);
  }

  get deck(): { cards: number; characters: number } {
    const sizes = this.sets.map((set) => this.sizeOf(set));
    const sum = (of: 'cards' | 'characters') => sizes.reduce((all, size) => all + size[of], 0);
    return { cards: sum('cards'), characters: sum('characters') };
  }

  /** The physical cards and the characters of a set. */
  sizeOf(set: string): { cards: number; characters: number } {
    const mine =
      this.catalogue?.entries.filter((entry) => entry.game === this.game && entry.set === set) ?? [];
    const cards = mine.reduce((all, entry) => all + copiesOf(entry).length, 0);
    return { cards, characters: this.info?.sets.find((one) => one.id === set)?.characters.length ?? 0 };
  }

  toggle(set: string): void {
    this.sets = this.sets.includes(set) ? this.sets.filter((one) => one !== set) : [...this.sets, set];
  }

  get settings(): Settings {
    const changed: Json = Object.fromEntries(this.changes.map((id) => [id, this.options[id]]));
    if (this.squadChanged) changed['squad_size'] = this.squad;
    const what = this.mode ? { mode: this.mode } : { sets: this.sets };
    return {
      game: this.game,
      setup: { players: this.players, ...what, options: changed },
      title: this.title.trim().slice(0, 40),
      public: this.isPublic,
      spectators: this.spectators,
      clock: this.clock,
      pace: 'human',
      bot: this.bot,
      dead_see: this.deadSee ? 'roles' : 'nothing',
    };
  }
}
