// One table as this browser knows it: who is here, the view, the open question, the story, clocks and chat.
import type {
  AutoAnswer,
  Chat,
  ClientMessage,
  GameEvent,
  GameView,
  Hint,
  Member,
  OpenDraw,
  Over,
  OpenSeat,
  Question,
  Refused,
  SeatClock,
  ServerMessage,
  State,
  Table,
  Welcome,
  WhyNot,
} from './protocol';
import { layOver } from './own';
import { VERSION } from './protocol';
import { Socket, socketAddress, type Link } from './socket';
import { forgetToken, guestId, tokenOf } from './tokens';

/** Plays what just happened over the old view; resolves when the new one may be shown. */
export type Animator = (events: GameEvent[], before: GameView, after: State) => Promise<void>;

const MOST_WAITING = 2; // states: with a longer backlog the table jumps to the present

export class TableStore {
  readonly code: string;
  link = $state<Link>('connecting');
  me = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  game = $state(0);
  view = $state.raw<GameView | null>(null);
  question = $state.raw<Question | null>(null);
  events = $state.raw<GameEvent[]>([]);
  clocks = $state.raw<SeatClock[]>([]);
  /** When the clocks were as they say, by performance.now(). */
  clocksAt = $state(0);
  open = $state.raw<OpenSeat[] | null>(null);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  over = $state.raw<Over | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** What a marshal would do, once it was asked; undefined: it thinks. */
  hint = $state.raw<Hint | null | undefined>(null);
  /** For a moment: my time ran out. */
  late = $state(false);
  /** The server's last word before it closed: kicked, replaced … */
  goodbye = $state<string | null>(null);
  /** The number of the question I have just answered: nothing can be clicked until the next state. */
  answered = $state(-1);
  /** The chat is on screen: what arrives is read. */
  reading = $state(false);
  /** To the end, for me: nothing flies. */
  skipping = $state(false);
  animator: Animator | null = null;

  #socket: Socket | null = null;
  #next = 0;
  #queue: State[] = [];
  #busy = false;
  #why = new Map<number, (answer: WhyNot) => void>();
  #asked = 0;

  constructor(code: string) {
    this.code = code;
  }

  connect(url = socketAddress(this.code)): void {
    this.#socket?.close();
    this.#socket = new Socket(url, {
      hello: () => ({
        type: 'hello',
        version: VERSION,
        token: tokenOf(this.code),
        since: this.#next,
        guest: guestId(),
      }),
      link: (link) => (this.link = link),
      message: (message) => this.receive(message),
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  send(message: ClientMessage): boolean {
    return this.#socket?.send(message) ?? false;
  }

  /** My seat, or null for a spectator. */
  get seat(): number | null {
    return this.me?.seat ?? null;
  }

  /** Is an answer of mine awaited? */
  get asked(): boolean {
    const question = this.question;
    return question !== null && question.options.length > 0 && question.number !== this.answered;
  }

  answer(key: string): void {
    const question = this.question;
    if (!question || question.number === this.answered) return;
    if (this.send({ type: 'answer', number: question.number, key })) this.answered = question.number;
  }

  askHint(): void {
    if (this.hint !== undefined && this.send({ type: 'hint' })) this.hint = undefined;
  }

  takeBack(): void {
    this.send({ type: 'take_back' });
  }

  /** *anyway*: also where the rules make one pay for it. */
  say(text: string, anyway = false): boolean {
    return this.send({ type: 'chat', text, anyway });
  }

  prefer(auto_answer: AutoAnswer): void {
    if (this.me) this.me = { ...this.me, auto_answer };
    this.send({ type: 'prefer', auto_answer });
  }

  /** Why is this not offered? Null: nobody answers now. */
  whyNot(card: string, target: number | null = null): Promise<WhyNot | null> {
    const id = ++this.#asked;
    if (!this.send({ type: 'why_not', id, card, target })) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#why.set(id, resolve);
      setTimeout(() => {
        if (this.#why.delete(id)) resolve(null);
      }, 4000);
    });
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.me = message;
        this.#drawn = ''; // what was sent before may be lost
        this.goodbye = null;
        this.answered = -1; // an answer that was on its way when the connection broke may be lost
        break;
      case 'table':
        this.#onTable(message);
        break;
      case 'state':
        this.#onState(message);
        break;
      case 'chat':
        if (this.chat.some((line) => line.number === message.number)) break;
        this.chat = [...this.chat.slice(-199), message];
        if (!this.reading && message.member !== this.me?.member) this.unread += 1;
        break;
      case 'why_not':
        this.#why.get(message.id)?.(message);
        this.#why.delete(message.id);
        break;
      case 'hint':
        this.hint = message;
        break;
      case 'error':
        if (message.to === 'hint') this.hint = null;
        if (message.to === 'commit' || message.to === 'reveal') break; // the device's affair, not the player's
        this.refused = message;
        if (message.to === 'answer') this.answered = -1;
        if (message.id === 'bad_token') forgetToken(this.code);
        else if (message.to === 'hello') this.close();
        break;
      case 'over':
        this.over = message;
        break;
      case 'goodbye':
        this.goodbye = message.id;
        if (message.id === 'kicked' || message.id === 'banned') forgetToken(this.code);
        if (/kicked|banned|replaced/.test(message.id)) this.close();
        break;
    }
  }

  #onTable(table: Table): void {
    this.table = table;
    if (this.over && table.game !== this.over.game) this.over = null;
    const me = this.me;
    const mine = me && table.members.find((member) => member.id === me.member);
    if (me && mine && mine.seat !== me.seat) this.me = { ...me, seat: mine.seat };
    if (table.draw && mine && /lobby|over/.test(table.status)) void this.#draw(table, table.draw, mine);
  }

  /** Take part in drawing the seed: bind a share once, tell it once. */
  async #draw(table: Table, draw: OpenDraw, me: Member): Promise<void> {
    const step = `${draw.commitment} ${draw.closed}`;
    if (this.#drawn === step || me.seat === null) return;
    const bound = draw.shares.find((one) => one.member === me.id);
    this.#drawn = step;
    const { nextShare, tellShare } = await import('./draw');
    if (!draw.closed) {
      const commitment = nextShare(this.code);
      if (bound?.commitment !== commitment) this.send({ type: 'commit', commitment });
    } else if (bound && bound.share === null) {
      const share = tellShare(this.code, bound.commitment, table.game + 1, draw.commitment);
      if (share) this.send({ type: 'reveal', share });
    }
  }

  #drawn = '';

  #onState(state: State): void {
    this.#next = state.next;
    this.#queue.push({ ...state, view: layOver(state.view, state.own) });
    if (!this.#busy) void this.#pump();
  }

  async #pump(): Promise<void> {
    this.#busy = true;
    try {
      for (let state = this.#queue.shift(); state; state = this.#queue.shift()) {
        const before = this.view;
        const fresh = this.#merge(state);
        const late = this.#queue.length >= MOST_WAITING || this.skipping || this.table?.hurried === true;
        if (before && fresh.length && !late && state.game === this.game && this.animator) {
          await this.animator(fresh, before, state);
        }
        this.#show(state);
      }
    } finally {
      this.#busy = false;
    }
  }

  /** Take the events over; those not known before are what just happened. */
  #merge(state: State): GameEvent[] {
    const old = state.game === this.game ? this.events : [];
    const last = old.at(-1)?.number ?? -1;
    this.#story = [...old.filter((event) => event.number < state.since), ...state.events];
    return state.events.filter((event) => event.number > last);
  }

  #story: GameEvent[] = [];

  /** Has the clock run out on the question that is being replaced? Then it was answered for me. */
  #ranOut(next: State): boolean {
    const clock = this.clocks.find((one) => one.seat === this.seat);
    if (!clock || !this.asked || next.question?.number === this.question?.number) return false;
    return clock.free + clock.reserve - (performance.now() - this.clocksAt) < 300;
  }

  #show(state: State): void {
    if (this.#ranOut(state)) {
      this.late = true;
      setTimeout(() => (this.late = false), 6000);
    }
    if (state.game !== this.game) this.skipping = false;
    this.game = state.game;
    this.view = state.view;
    this.question = state.question;
    this.events = this.#story;
    this.clocks = state.clocks;
    this.clocksAt = performance.now();
    this.open = state.open ?? null;
    this.refused = null;
  }
}
