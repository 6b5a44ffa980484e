// What the player at this screen is about to do: which card is picked up, what may follow, what is being explained. A game
// fills in what its targets are and how they are called.
import type { GameView, Meaning, WhyNot } from '../lib/protocol';
import { branches, byPlace, isPainful, isReaction, placeOf, type Branch, type Target } from '../lib/choices';
import { faceOf } from '../lib/facts';
import { prefs } from '../lib/prefs.svelte';
import { askText, cardName, cardSaid, isMine, optionText, thingName, whyText, type Scene } from '../lib/say';
import { mark } from '../lib/rich';
import type { TableStore } from '../lib/table.svelte';
import { t, texts } from '../lib/text.svelte';
import { actionsOf, type Action, type Label } from './actions';

export interface Inspected {
  kind: 'card' | 'character' | 'role';
  id: string;
  life?: number;
  /** Of a character: whose. A long press or a tap tells all of that seat. */
  seat?: number;
  /** Where it was pointed at; null: long pressed, or opened by a key. */
  at: DOMRect | null;
  /** What it cannot do now, and why. */
  notes?: string[];
}

export interface Explained {
  /** `card:…` or `seat:…` the pop-up stands at. */
  ref: string;
  icon: string;
  title: string;
  text: string;
  rule: string | null;
}

export interface Back {
  deck: string;
  emblem?: string;
}

export type SetParts = typeof import('./sets');
export type Panel = 'log' | 'chat' | 'settings' | 'keys' | null;

export abstract class Play<View extends GameView = GameView> {
  readonly store: TableStore;
  picked = $state.raw<Meaning[] | null>(null);
  confirm = $state.raw<{ option: Meaning; text: string } | null>(null);
  explained = $state.raw<Explained | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  lit = $state.raw<string[]>([]);
  /** The shot in question has just missed: its arrow is gone. */
  deflected = $state(false);
  panel = $state<Panel>(null);
  /** My role and goal are on the screen. */
  goalOpen = $state(false);
  /** Somebody is to be spoken to: their name begins the next line of chat. */
  addressed = $state('');
  /** All about the events or the train is on the screen. */
  sheet = $state<'events' | 'train' | null>(null);
  /** What draws the marks of the expansions, once it is there. */
  sets = $state.raw<SetParts | null>(null);
  /** The seat a spectator looks over the shoulder of. */
  watched = $state(0);

  constructor(store: TableStore) {
    this.store = store;
  }

  // -- what there is ------------------------------------------------------------------------------------------------

  view = $derived.by(() => this.store.view as View | null);
  question = $derived.by(() => this.store.question);
  /** The seat at the lower edge of the screen. */
  bottom = $derived.by(() => this.view?.viewer ?? this.watched);
  /** The seats in table order: players may change them. */
  circle = $derived.by(() => {
    const view = this.view as { circle?: number[]; players: unknown[] } | null;
    return view?.circle ?? view?.players.map((_, seat) => seat) ?? [];
  });
  scene = $derived.by<Scene>(() => this.makeScene());
  options = $derived.by<Meaning[]>(() => (this.store.asked ? (this.question?.options ?? []) : []));
  places = $derived.by(() => byPlace(this.options));
  branches = $derived.by(() => (this.picked ? branches(this.picked) : []));
  pickedPlace = $derived.by(() => (this.picked?.[0] ? placeOf(this.picked[0]) : null));
  hand = $derived.by(() => this.view?.hand ?? []);
  out = $derived.by(() => {
    const viewer = this.view?.viewer ?? null;
    return viewer !== null && !this.isIn(viewer);
  });
  /** What the event Gag makes of a word in the chat: it costs a life point (the server asks for it to be meant), or is not said. */
  speech = $derived.by<'free' | 'costs' | 'gagged'>(() => this.speechNow());
  /** The backs of the hand a spectator looks at. */
  backs = $derived.by<Back[]>(() => this.handBacks());
  /** Is a card of the hand the natural answer? */
  reacts = $derived.by(() => isReaction(this.question));

  /** What can be clicked as the target of an answer: of the card picked up, or else of what needs no card. */
  targets = $derived.by(() => {
    const found = new Set<Target>();
    for (const option of this.picked ?? this.options)
      if (option.target !== undefined && (this.picked || placeOf(option).startsWith('seat:')))
        found.add(option.target);
    return found;
  });

  // -- what differs from game to game -------------------------------------------------------------------------------

  protected abstract makeScene(): Scene;
  /** Does this seat still play? */
  abstract isIn(seat: number): boolean;
  protected abstract handBacks(): Back[];
  /** The backs of the cards turned up for others only. */
  abstract limboBacks(): Back[];
  /** Whom an option is aimed at, as a button names it. */
  abstract aimName(option: Meaning): string;
  /** A step of a choice as a button. */
  abstract branchLabel(branch: Branch): Label;
  /** Who stands for a seat: its character, the one in front. */
  protected abstract characterOf(seat: number): { character: string | null; max_life: number } | undefined;
  /** What is still open of a card picked up. */
  protected abstract stepText(step: Branch['dimension'], card: string): string;

  protected speechNow(): 'free' | 'costs' | 'gagged' {
    return 'free';
  }

  /** Is this card in play part of a target? */
  isAimed(_card: string): boolean {
    return false;
  }

  /** A card of the hand is pointed at, or none. */
  point(_card: string | null): void {}

  /** The cards in another hand that are known here. */
  knownOf(seat: number): string[] {
    return (
      this.store.open?.find((one) => one.seat === seat)?.hand ?? this.view?.players[seat]?.hand_known ?? []
    );
  }

  // -- words --------------------------------------------------------------------------------------------------------

  /** The sentence. */
  sentence = $derived.by(() => {
    const question = this.question;
    if (!question) return '';
    if (this.confirm) return this.confirm.text;
    const step = this.branches[0]?.dimension;
    const card = this.picked?.[0]?.card;
    if (step && card) return this.stepText(step, mark(`card:${card}`, cardSaid(this.scene, card)));
    return askText(this.scene, question);
  });

  actions = $derived.by<Action[]>(() => actionsOf(this));

  get main(): Action | undefined {
    return (
      this.actions.find((action) => action.kind === 'main') ?? (this.confirm ? this.actions[0] : undefined)
    );
  }

  label(option: Meaning): string {
    const answer = optionText(this.scene, option, this.question?.why ?? '');
    return option.left === undefined ? answer : t('table-hit', { answer, life: option.left });
  }

  placeName(option: Meaning): string {
    if (option.card) return cardSaid(this.scene, option.card);
    return thingName(this.scene, option.ability ?? option.character ?? '');
  }

  icon(option: Meaning): string | null {
    if (option.card) return option.as ?? faceOf(option.card).id;
    if (option.ability ?? option.character) return option.ability ?? option.character ?? null;
    return option.target === undefined ? null : 'hand';
  }

  isPainful(option: Meaning): boolean {
    return isPainful(option);
  }

  isLegal(place: string): boolean {
    if (this.places.has(place)) return true;
    const [kind, ...rest] = place.split(':');
    return kind === 'card' && this.places.has(`ability:${faceOf(rest.join(':')).id}`);
  }

  // -- doing --------------------------------------------------------------------------------------------------------

  pick(options: Meaning[]): void {
    this.explained = null;
    this.confirm = null;
    this.picked = options;
  }

  drop(): void {
    this.picked = null;
    this.confirm = null;
  }

  /** A new question: lay the first fitting card ready where an answer is awaited. */
  begin(): void {
    this.drop();
    this.explained = null;
    this.lit = [];
    if (!this.store.asked || !this.reacts) return;
    const card = this.hand.find((one) => this.places.has(`card:${one}`));
    if (card) this.picked = this.places.get(`card:${card}`)!;
  }

  /** One of them, or what is still open of several. */
  protected settle(options: Meaning[] | undefined): boolean {
    if (!options?.length) return false;
    if (options.length === 1) this.choose(options[0]!);
    else this.pick(options);
    return true;
  }

  /** An answer; where the server warns of it, it is asked once more. */
  choose(option: Meaning): void {
    if (option.warn && !this.confirm) {
      const card = option.card ? cardName(this.scene, option.card) : '';
      const thing = card || thingName(this.scene, option.ability ?? '');
      this.confirm = { option, text: t(`table-warn-${option.warn}`, { card: thing }) };
      return;
    }
    this.send(option);
  }

  send(option: Meaning): void {
    this.drop();
    this.explained = null;
    this.store.answer(option.key);
  }

  clickCard(card: string, owner: number | null = null): void {
    const place = `card:${card}`;
    const options = this.places.get(place);
    const inHand = owner === null && this.hand.includes(card);
    if (options) {
      if (options.length === 1 && inHand && prefs.oneClick) return this.choose(options[0]!);
      if (this.pickedPlace === place) {
        if (this.picked?.length === 1) return this.choose(this.picked[0]!);
        return this.drop();
      }
      return this.pick(options);
    }
    const mine = owner !== null && isMine(this.scene, owner);
    const ability = mine ? this.places.get(`ability:${faceOf(card).id}`) : undefined;
    if (this.settle(ability)) return;
    if (inHand) void this.explain(card);
  }

  /** A target was clicked: it is the answer, or narrows it down. False: it is none. */
  aim(target: Target): boolean {
    const aimed = this.picked?.filter((option) => option.target === target);
    return this.settle(aimed ?? this.places.get(`seat:${target}`));
  }

  /** Why is this card not offered (at that player)? */
  async explain(card: string, target: number | null = null): Promise<void> {
    const ref = target === null ? `card:${card}` : `seat:${target}`;
    if (this.explained?.ref === ref) {
      this.explained = null;
      return;
    }
    const why = await this.whyNot(card, target);
    this.explained = {
      ref,
      icon: faceOf(card).id,
      title: t('table-not-now', { card: cardName(this.scene, card) }),
      text: why ? whyText(this.scene, why) : t('table-why-unknown'),
      rule: why?.rule ?? null,
    };
  }

  /** Why not, with the words for it. */
  protected async whyNot(thing: string, target: number | null = null): Promise<WhyNot | null> {
    const [why] = await Promise.all([this.store.whyNot(thing, target), texts.need('seldom')]);
    return why;
  }

  /** Read a character, or put it away again. */
  readCharacter(id: string, life: number, seat: number): boolean {
    const again = this.inspected?.id === id;
    this.inspected = again ? null : { kind: 'character', id, life, seat, at: null };
    return !again;
  }

  /** Read a seat by number: the one at the lower edge is the first, the others follow clockwise. */
  readSeat(nth: number): void {
    const circle = this.circle;
    const seat = circle[(circle.indexOf(this.bottom) + nth - 1) % circle.length] ?? this.bottom;
    const one = nth <= circle.length ? this.characterOf(seat) : undefined;
    if (one?.character) this.readCharacter(one.character, one.max_life, seat);
  }

  light(refs: string[]): void {
    this.lit = refs;
  }

  togglePanel(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}
