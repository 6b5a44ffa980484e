// A table being set up: every choice, and what follows from it.
import type {
  Catalogue,
  GameInfo,
  Games,
  Json,
  Latecomers,
  ModeInfo,
  SetInfo,
  Settings,
} from '../../lib/protocol';
import { dash } from './kit';
import { placeName } from './names';

type ClockName = NonNullable<Settings['clock']>;
type BotEffort = NonNullable<Settings['effort']>;
type BotPace = NonNullable<Settings['pace']>;
/** Who may take a bot's seat in a running game. */
export const LATE: Latecomers[] = ['closed', 'ask', 'open'];
/** Options with a place of their own: what makes a mode, and a series with its variants. */
const SIX = ['six_player_special', 'six_auto_end'];
export const NEED_SERIES = ['variant_hire', 'variant_experience', 'variant_bounties'];
export const OF_SHERIFF = ['variant_no_mercy', 'variant_ruthless_law'];
const PLACED = new Set([...SIX, 'scoring_series', ...NEED_SERIES, ...OF_SHERIFF]);
export type SeatPlan = 'me' | 'free' | 'bot';

export class Draft {
  readonly games: Games;
  readonly catalogue: Catalogue | null;
  game = $state('');
  mode = $state(''); // of a game with modes
  squad = $state(4); // characters a side
  cast = $state<string[][] | null>(null); // by seat, the characters agreed on; null: drawn at random
  players = $state(4);
  sets = $state<string[]>([]);
  options = $state<Record<string, boolean>>({});
  clock = $state<ClockName>('normal');
  pace = $state<BotPace>('human'); // of bots
  isPublic = $state(true);
  spectators = $state(true);
  deadSee = $state(true);
  language = $state('');
  latecomers = $state<Latecomers>('ask');
  bot = $state(''); // its strength ...
  temper = $state(''); // ... and temperament; none: even-tempered
  effort = $state<BotEffort>('usual'); // of bots that search
  hints = $state(false); // for everybody
  title = $state(placeName());
  bots = $state<boolean[]>([]); // by seat
  side = $state(0); // my seat: in a game of squads, whom I lead

  constructor(games: Games, game = '', catalogue: Catalogue | null = null) {
    this.games = games;
    this.catalogue = catalogue;
    this.choose(games.games.find((one) => one.id === game)?.id ?? games.games[0]?.id ?? 'classic');
    this.bot = games.bots[0] ?? '';
  }

  get info(): GameInfo | undefined {
    return this.games.games.find((one) => one.id === this.game);
  }

  /** The message that names an option of this game. */
  message(option: string): string {
    return `${this.game === 'duel' ? 'duel-option' : 'option'}-${dash(option)}`;
  }

  choose(game: string): void {
    this.game = game;
    const counts = this.info?.players ?? [4];
    this.players = counts.includes(4) ? 4 : (counts[0] ?? 2);
    this.sets = this.info?.sets.slice(0, 1).map((set) => set.id) ?? [];
    this.options = switches(this.info?.sets ?? []);
    this.bots = Array.from({ length: 12 }, () => false);
    this.mode = '';
    this.cast = null;
    this.side = 0;
    if (this.modes[0]) this.play(this.modes[0].id);
  }

  /** May bots of the chosen strength have a temperament? */
  get isTempered(): boolean {
    return this.games.tempered.includes(this.bot);
  }
  get botName(): string {
    return this.temper && this.isTempered ? `${this.bot}/${this.temper}` : this.bot;
  }

  get modes(): ModeInfo[] {
    return this.info?.modes ?? [];
  }
  /** The mode says how many play, and with what. */
  get how(): ModeInfo | undefined {
    return this.modes.find((mode) => mode.id === this.mode);
  }

  play(mode: string): void {
    this.mode = mode;
    this.cast = null;
    this.side = 0;
    const { how } = this;
    if (!how) return;
    this.players = how.squads.length;
    this.squad = how.size;
    this.sets = how.sets;
  }

  /** Is it left to chance who leads which squad? */
  get byLot(): boolean {
    return this.options['sides_by_lot'] ?? false;
  }
  /** Lead the squad of that seat; null: chance decides. */
  lead(seat: number | null): void {
    if ('sides_by_lot' in this.options) this.options['sides_by_lot'] = seat === null;
    if (seat === null) this.agree(false);
    else this.side = seat;
  }

  get squadChanged(): boolean {
    return this.how !== undefined && this.squad !== this.how.size;
  }

  /** Squads by agreement: who leads which is agreed on then, too. */
  agree(on: boolean): void {
    this.cast = on ? (this.how?.squads.map(() => []) ?? []) : null;
    if (on && 'sides_by_lot' in this.options) this.options['sides_by_lot'] = false;
  }
  /** Put somebody into the squad of a seat, or out of it. */
  pick(seat: number, who: string): void {
    const squad = this.cast?.[seat];
    if (!this.cast || !squad) return;
    if (squad.includes(who)) this.cast[seat] = squad.filter((one) => one !== who);
    else if (squad.length < this.squad) this.cast[seat] = [...squad, who];
  }
  /** All squads have as many as they should? */
  get complete(): boolean {
    return this.cast?.every((squad) => squad.length === this.squad) ?? true;
  }
  resize(by: 1 | -1): void {
    this.squad += by;
    this.cast = this.cast?.map((squad) => squad.slice(0, this.squad)) ?? null;
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
    return Array.from({ length: this.players }, (_, n) =>
      n === this.side ? 'me' : this.bots[n] ? 'bot' : 'free',
    );
  }
  get botSeats(): number[] {
    return this.seats.flatMap((plan, seat) => (plan === 'bot' ? [seat] : []));
  }
  get free(): number {
    return this.seats.filter((plan) => plan === 'free').length;
  }

  get roles(): Record<string, number> | undefined {
    return this.info?.roles[this.isOn('six_player_special') ? 7 : this.players];
  }

  /** Why an option cannot be had here, as a message; empty: it can. */
  obstacle(id: string): string {
    if (id === 'six_player_special') return this.players === 6 ? '' : 'setup-no-six';
    if (id === 'six_auto_end') return this.isOn('six_player_special') ? '' : 'setup-needs-six';
    if (id === 'scoring_series') return this.players > 3 ? '' : 'setup-no-series';
    if (OF_SHERIFF.includes(id)) return this.players > 3 ? '' : 'setup-no-sheriff';
    if (NEED_SERIES.includes(id) && !this.isOn('scoring_series')) return 'setup-needs-series';
    return id === 'variant_hire' && this.options['character_choice_of_two'] ? 'setup-hire-or-choice' : '';
  }
  /** Is it switched on, and can it be? */
  isOn(id: string): boolean {
    return (this.options[id] ?? false) && !this.obstacle(id);
  }

  get used(): SetInfo[] {
    return this.info?.sets.filter((set) => this.sets.includes(set.id)) ?? [];
  }
  /** The switches of the sets in use, set by set; what several bring, the first has. */
  get groups(): { set: string; options: string[] }[] {
    const seen = new Set<string>();
    return this.used
      .map((set) => {
        const presets = new Set(this.presets.map(({ id }) => id));
        const own = Object.keys(switches([set])).filter((id) => !presets.has(id));
        const options = own.filter((id) => !seen.has(id) && !PLACED.has(id));
        for (const id of options) seen.add(id);
        return { set: set.id, options };
      })
      .filter((group) => group.options.length);
  }
  /** Options that switch on others: of the sets in use, each with what it switches on there. */
  get presets(): { id: string; implies: string[] }[] {
    const here = switches(this.used);
    const all = new Map(this.used.flatMap((set) => Object.entries(set.presets ?? {})));
    return [...all].map(([id, implies]) => ({ id, implies: implies.filter((one) => one in here) }));
  }
  get preset(): string {
    return this.presets.find(({ id }) => this.options[id])?.id ?? '';
  }
  /** Play by that preset, by none if empty: everything as it says. */
  follow(preset: string): void {
    for (const { id } of this.presets) this.options[id] = id === preset;
    const usual = this.#usual;
    for (const id of this.changes) this.options[id] = usual[id]!;
  }
  /** Every option as the official reading or the preset has it. */
  get #usual(): Record<string, boolean> {
    const found = switches(this.used);
    const followed = this.presets.filter(({ id }) => this.options[id]);
    for (const id of followed.flatMap(({ implies }) => implies)) found[id] = true;
    return found;
  }
  /** Options that differ from that. */
  get changes(): string[] {
    return this.changedOf(Object.keys(switches(this.used)));
  }
  changedOf(options: string[]): string[] {
    const usual = this.#usual;
    const own = options.filter((id) => !this.presets.some((preset) => preset.id === id));
    return own.filter((id) => this.options[id] !== usual[id] && !this.obstacle(id));
  }
  reset(): void {
    const usual = this.#usual;
    for (const id of this.changes) this.options[id] = usual[id]!;
    this.agree(false);
    if (this.how) this.squad = this.how.size;
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
    const cards = mine.reduce((all, entry) => all + entry.copies.length, 0);
    return { cards, characters: this.info?.sets.find((one) => one.id === set)?.characters.length ?? 0 };
  }

  /** Sets that go well together, as far as there are such. */
  get mixtures(): { id: string; sets: string[] }[] {
    const all = this.info?.sets.map((set) => set.id) ?? [];
    const found = [
      { id: 'base', sets: ['base'] },
      { id: 'friends', sets: ['base', 'dodge_city', 'high_noon'] },
      { id: 'show', sets: ['base', 'dodge_city', 'wws_events', 'wws_characters'] },
      { id: 'train', sets: ['base', 'train_robbery'] },
      { id: 'all', sets: all },
    ];
    return all.length > 3 ? found.filter(({ sets }) => sets.every((one) => all.includes(one))) : [];
  }
  get mixture(): string {
    const now = [...this.sets].sort().join();
    return this.mixtures.find(({ sets }) => [...sets].sort().join() === now)?.id ?? '';
  }
  mix(id: string): void {
    const preset = this.preset;
    this.sets = this.mixtures.find((one) => one.id === id)?.sets ?? this.sets;
    this.follow(preset);
  }

  /** Take a set with what it needs, or put it back with what needs it. */
  toggle(set: string): void {
    const all = this.info?.sets ?? [];
    if (this.sets.includes(set)) {
      const gone = all.filter((one) => one.id === set || one.needs.includes(set)).map((one) => one.id);
      this.sets = this.sets.filter((one) => !gone.includes(one));
    } else {
      const needs = all.find((one) => one.id === set)?.needs ?? [];
      this.sets = [...new Set([...this.sets, ...needs, set])];
    }
  }

  get settings(): Settings {
    const changed: Json = Object.fromEntries(this.changes.map((id) => [id, this.options[id]]));
    if (this.preset) changed[this.preset] = true;
    if (this.squadChanged) changed['squad_size'] = this.squad;
    if (this.cast) changed['squads'] = this.cast;
    const what = this.mode ? { mode: this.mode } : { sets: this.sets };
    return {
      game: this.game,
      setup: { players: this.players, ...what, options: changed },
      title: this.title.trim().slice(0, 40),
      public: this.isPublic,
      spectators: this.spectators,
      clock: this.clock,
      pace: this.pace,
      bot: this.botName,
      effort: this.effort,
      hints: this.hints,
      dead_see: this.deadSee ? 'roles' : 'nothing',
      latecomers: this.latecomers,
      language: this.language,
    };
  }
}

/** The options of some sets that are on or off, with their defaults. */
function switches(sets: SetInfo[]): Record<string, boolean> {
  const all = sets.flatMap((set) => Object.entries(set.options));
  return Object.fromEntries(all.filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'));
}
