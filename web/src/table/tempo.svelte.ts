// How fast the table goes, and who may say so: bots' pace, pause, step, and the way to the end for those who are out.
import { prefs } from '../lib/prefs.svelte';
import type { Settings } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';

export type BotPace = NonNullable<Settings['pace']>;
export const PACES: BotPace[] = ['human', 'quick', 'fast'];

export class Tempo {
  readonly store: TableStore;

  constructor(store: TableStore) {
    this.store = store;
  }

  #alive = (seat: number): boolean => {
    const { view } = this.store;
    if (view?.game === 'classic' && view.series && view.series.stage !== 'playing') return true;
    if (view?.game === 'classic' && view.mode === 'two_players')
      return view.players.some((one) => one.person === seat && one.alive);
    const player = view?.players[seat];
    return player !== undefined && !('alive' in player && !player.alive);
  };

  /** The seats that still play. */
  #playing = $derived.by(() => this.store.table?.seats.filter(({ seat }) => this.#alive(seat)) ?? []);
  people = $derived.by(() => this.#playing.filter((seat) => seat.member !== null).length);
  bots = $derived.by(() => this.#playing.length - this.people);
  /** The bots whose seat somebody could take. */
  botSeats = $derived.by(() => this.#playing.filter((seat) => seat.member === null).map(({ seat }) => seat));
  out = $derived.by(() => this.store.seat !== null && !this.#alive(this.store.seat));
  running = $derived.by(() => this.store.table?.status === 'playing' && this.store.question !== null);
  /** Does nobody but me and bots play? Where only bots do: is the table mine? */
  alone = $derived.by(() => {
    const member = this.store.me?.member;
    if (!member || !this.running) return false;
    if (this.people === 0) return this.store.table?.owner === member;
    return this.people === 1 && this.#playing.some((seat) => seat.member === member);
  });
  /** May I set the bots' pace? */
  sets = $derived.by(
    () =>
      this.alone ||
      (this.store.me?.member != null && this.store.table?.owner === this.store.me.member && this.bots > 0),
  );
  paused = $derived.by(() => this.store.table?.paused === true);
  hurried = $derived.by(() => this.store.table?.hurried === true);
  pace = $derived.by<BotPace>(() => this.store.table?.settings.pace ?? 'human');
  /** Is a bot about to answer? */
  botActs = $derived.by(() =>
    (this.store.question?.seats ?? []).some((seat) => this.botSeats.includes(seat)),
  );

  set(pace: BotPace): void {
    this.store.send({ type: 'pace', pace, paused: null });
  }
  pause(paused: boolean): void {
    this.store.send({ type: 'pace', pace: null, paused });
  }
  step(): void {
    if (this.paused) this.store.send({ type: 'step' });
    else this.pause(true);
  }
  /** To the end: at once if only bots are left, without flying cards otherwise. */
  end(): void {
    if (this.paused) this.pause(false);
    this.store.skipping = true;
    this.store.send({ type: 'watch', watch: false });
  }
  slow(): void {
    this.store.skipping = false;
    this.store.send({ type: 'watch', watch: true });
  }

  /** Who wants to see everything says so before it happens. */
  announce(): void {
    if (prefs.watchOn && this.store.me?.member) this.store.send({ type: 'watch', watch: true });
  }
}
