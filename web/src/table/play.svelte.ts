// What the player at this screen is about to do: which card is picked up, what may follow, what is being explained.
import type { ClassicView, Meaning, WhyNot } from '../lib/protocol';
import { blunder, branches, byPlace, isPainful, isReaction, placeOf, type Branch } from '../lib/choices';
import { faceOf } from '../lib/facts';
import { prefs } from '../lib/prefs.svelte';
import { askText, cardName, cardSaid, nameOf, optionText, thingName, whyText, type Scene } from '../lib/say';
import { mark, plain } from '../lib/rich';
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/text.svelte';

export interface Action {
  id: string;
  label: string;
  /** For a screen reader, where the label is short. */
  spoken?: string;
  icon: string | null;
  kind: 'main' | 'plain' | 'bad' | 'ghost';
  /** Of the hit it takes: drawn as a cartridge. */
  hurts?: boolean;
  run(): void;
}

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

export type Panel = 'log' | 'chat' | 'settings' | 'keys' | null;

export class Play {
  readonly store: TableStore;
  picked = $state.raw<Meaning[] | null>(null);
  confirm = $state.raw<{ option: Meaning; text: string } | null>(null);
  explained = $state.raw<Explained | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  lit = $state.raw<string[]>([]);
  /** The shot in question has just missed: its arrow is gone. */
  deflected = $state(false);
  lens = $state(false);
  /** With the lens: the seat that is looked from, if it is not one's own. */
  eye = $state<number | null>(null);
  panel = $state<Panel>(null);
  /** A weapon the pointer is on: what would it reach? */
  wouldReach = $state<number | null>(null);
  /** The seat a spectator looks over the shoulder of. */
  watched = $state(0);

  constructor(store: TableStore) {
    this.store = store;
  }

  // -- what there is ------------------------------------------------------------------------------------------------

  view = $derived.by(() => this.store.view as ClassicView | null);
  question = $derived.by(() => this.store.question);
  /** The seat at the lower edge of the screen. */
  bottom = $derived.by(() => this.view?.viewer ?? this.watched);
  scene = $derived.by<Scene>(() => this.makeScene());
  /** The seat from which distances are shown. */
  from = $derived.by(() => (this.lens ? (this.eye ?? this.bottom) : (this.view?.viewer ?? null)));
  roles = $derived.by(
    () =>
      this.view?.players.map(
        (player) => player.role ?? this.store.open?.find((one) => one.seat === player.seat)?.role ?? null,
      ) ?? [],
  );
  options = $derived.by(() => (this.store.asked ? (this.question?.options ?? []) : []));
  places = $derived.by(() => byPlace(this.options));
  branches = $derived.by(() => (this.picked ? branches(this.picked) : []));
  pickedPlace = $derived.by(() => (this.picked?.[0] ? placeOf(this.picked[0]) : null));
  hand = $derived.by(() => this.view?.hand ?? []);
  out = $derived.by(() => {
    const view = this.view;
    return view !== null && view.viewer !== null && !this.isIn(view.viewer);
  });
  /** The backs of the hand a spectator looks at. */
  backs = $derived.by<Back[]>(() => this.handBacks());

  /** The seats that can be clicked as an answer. */
  targets = $derived.by(() => {
    const found = new Set<number>();
    for (const branch of this.branches) {
      if (branch.dimension === 'target' && typeof branch.value === 'number') found.add(branch.value);
    }
    if (!this.picked) {
      for (const place of this.places.keys())
        if (place.startsWith('seat:')) found.add(Number(place.slice(5)));
    }
    return found;
  });

  // -- what differs from game to game -------------------------------------------------------------------------------

  protected makeScene(): Scene {
    return {
      game: this.view?.game ?? 'classic',
      viewer: this.view?.viewer ?? null,
      characters: this.view?.players.map((player) => player.character) ?? [],
      table: this.store.table,
    };
  }

  /** The cards in another hand that are known here. */
  knownOf(seat: number): string[] {
    return (
      this.store.open?.find((one) => one.seat === seat)?.hand ?? this.view?.players[seat]?.hand_known ?? []
    );
  }

  distanceTo(seat: number): number | null {
    return this.from === null ? null : (this.view?.players[this.from]?.distances[seat] ?? null);
  }

  /** How far the one that is looked from reaches; a weapon the pointer is on counts. */
  get reach(): number {
    const mine = this.from === this.scene.viewer;
    return (mine && this.wouldReach) || (this.view?.players[this.from ?? -1]?.range ?? 0);
  }

  toggleLens(): void {
    this.lens = !this.lens;
    this.eye = null;
  }

  /** Does this seat still play? */
  protected isIn(seat: number): boolean {
    return this.view?.players[seat]?.alive ?? false;
  }

  protected handBacks(): Back[] {
    const size = this.view?.viewer === null ? (this.view.players[this.bottom]?.hand_size ?? 0) : 0;
    return Array.from({ length: size }, () => ({ deck: '' }));
  }

  /** The backs of the cards turned up for others only. */
  limboBacks(): Back[] {
    const hidden = (this.view?.limbo_count ?? 0) - (this.view?.limbo.length ?? 0);
    return Array.from({ length: hidden }, () => ({ deck: '' }));
  }

  /** Whom an option is aimed at, as a button names it. */
  protected aimName(option: Meaning): string {
    return nameOf(this.scene, option.target ?? 0);
  }

  /** A step of a choice as a button. */
  protected branchLabel(branch: Branch): { label: string; spoken?: string; icon: string | null } {
    const option = branch.options[0]!;
    if (branch.dimension !== 'target' || typeof branch.value !== 'number')
      return { label: this.label(option), icon: this.icon(option) };
    const seat = branch.value;
    const distance = this.view?.players[this.scene.viewer ?? -1]?.distances[seat];
    const name = nameOf(this.scene, seat);
    return {
      label: seat === this.scene.viewer ? t('table-yourself') : distance ? `${name} · ${distance}` : name,
      spoken: distance ? t('table-target', { name, distance }) : undefined,
      icon: this.scene.characters[seat] ?? null,
    };
  }

  /** How much life is left to the one a painful answer hurts, before it does. */
  protected lifeAtStake(): number {
    const me = this.scene.viewer;
    return me === null ? 0 : (this.view?.players[me]?.life ?? 0);
  }

  /** The id of the sentence that asks once more. */
  protected mistake(option: Meaning): string | null {
    return blunder(option, this.question?.why ?? '', this.options, {
      viewer: this.scene.viewer,
      roles: this.roles,
      life: this.view?.players.map((player) => player.life) ?? [],
    });
  }

  /** What is still open of a card picked up. */
  protected stepText(step: Branch['dimension'], card: string): string {
    return step === 'target' ? t('table-at-whom', { card }) : t('table-as-what', { card });
  }

  /** The sentence. */
  sentence = $derived.by(() => {
    const question = this.question;
    if (!question) return '';
    if (this.confirm) return this.confirm.text;
    const step = this.branches[0]?.dimension;
    const card = this.picked?.[0]?.card;
    if (step && card) {
      return this.stepText(step, mark(`card:${card}`, cardSaid(this.scene, card)));
    }
    return askText(this.scene, question);
  });

  isLegal(place: string): boolean {
    if (this.places.has(place)) return true;
    const [kind, ...rest] = place.split(':');
    if (kind === 'card') {
      const id = faceOf(rest.join(':')).id;
      return this.places.has(`ability:${id}`);
    }
    return false;
  }

  // -- actions ------------------------------------------------------------------------------------------------------

  actions = $derived.by<Action[]>(() => {
    const question = this.question;
    if (!question) return this.#idle();
    const found: Action[] = [];
    const back: Action = {
      id: 'back',
      label: t('table-back'),
      icon: null,
      kind: 'ghost',
      run: () => this.drop(),
    };
    if (this.confirm) {
      const option = this.confirm.option;
      return [
        {
          id: 'confirm',
          label: t('table-really', { answer: this.label(option) }),
          icon: this.icon(option),
          kind: 'bad',
          run: () => this.send(option),
        },
        back,
      ];
    }
    if (this.options.length) {
      const reaction = isReaction(question.why);
      const picked = this.picked;
      if (picked?.length === 1) {
        found.push(this.#action(picked[0]!, 'main'));
        if (!reaction) found.push(back);
        else found.push(...this.#others());
      } else if (picked) {
        // oneself is the last one a player means
        const own = (branch: Branch) =>
          Number(branch.dimension === 'target' && branch.value === this.scene.viewer);
        for (const branch of [...this.branches].sort((a, b) => own(a) - own(b)))
          found.push(this.#branchAction(branch));
        found.push(back);
      } else {
        found.push(...this.#others());
      }
    }
    for (const option of question.interjections) {
      if (question.number !== this.store.answered)
        found.push(this.#action(option, 'plain', `any ${option.key}`));
    }
    if (!this.options.length) found.push(...this.#idle());
    if (question.can_take_back && !this.picked) {
      found.push({
        id: 'take-back',
        label: t('table-take-back'),
        icon: 'replay',
        kind: 'ghost',
        run: () => this.store.takeBack(),
      });
    }
    return found;
  });

  /** For those who only look on: another seat to watch, a bot's seat to take. */
  #idle(): Action[] {
    const view = this.view;
    if (this.out) return this.#handOn();
    if (!view || view.viewer !== null) return [];
    const seats = view.players.length;
    const found: Action[] = [
      {
        id: 'watch-next',
        label: t('table-watch-next'),
        icon: 'spectator',
        kind: 'ghost',
        run: () => (this.watched = (this.watched + 1) % seats),
      },
    ];
    const at = this.store.table?.seats.find((one) => one.seat === this.watched);
    if (this.store.me?.member && at?.bot && !at.member && this.isIn(this.watched) && view.winner === null) {
      found.push({
        id: 'take-seat',
        label: t('table-take-seat', { name: nameOf(this.scene, this.watched) }),
        icon: 'swap',
        kind: 'ghost',
        run: () => this.store.send({ type: 'sit', seat: this.watched }),
      });
    }
    return found;
  }

  /** The dead may give their seat to somebody who watches. */
  #handOn(): Action[] {
    const watching = this.store.table?.members.filter((one) => one.seat === null && one.here) ?? [];
    return watching.slice(0, 3).map((member) => ({
      id: `hand-on ${member.id}`,
      label: t('table-hand-on', { name: member.name }),
      icon: 'swap',
      kind: 'ghost',
      run: () => this.store.send({ type: 'hand_on', member: member.id }),
    }));
  }

  /** Everything that is not a card of the hand. */
  #others(): Action[] {
    const hand = new Set(this.hand.map((card) => `card:${card}`));
    const found: Action[] = [];
    const rest: Action[] = [];
    for (const [place, options] of this.places) {
      if (hand.has(place)) continue;
      const option = options[0]!;
      if (options.length > 1) {
        found.push({
          id: place,
          label: this.placeName(option),
          icon: this.icon(option),
          kind: 'plain',
          run: () => this.pick(options),
        });
      } else if (option.verb === 'pass') {
        const only = this.options.length === 1;
        const painful = isPainful(option, this.question?.why ?? '');
        rest.push(this.#action(option, painful ? 'bad' : only ? 'main' : 'plain'));
      } else found.push(this.#action(option, 'plain'));
    }
    return [...found, ...rest];
  }

  /** Where every choice is of one kind the sentence says what is done: its buttons name only the thing. */
  #alike = $derived.by(() => {
    const choices = this.options.filter((option) => option.verb !== 'pass');
    const first = choices[0];
    if (!first || choices.length < 2) return false;
    const cards = choices.filter((option) => option.card !== undefined);
    return (
      choices.every((option) => option.verb === first.verb) &&
      (cards.length > 1
        ? cards.every((option) => option.target === cards[0]!.target)
        : !cards.length && choices.every((option) => option.target !== undefined))
    );
  });

  #action(option: Meaning, kind: Action['kind'], id = option.key): Action {
    const hurts = isPainful(option, this.question?.why ?? '');
    const full = this.label(option);
    const short = this.#alike && kind === 'plain' && option.verb !== 'pass' && this.options.includes(option);
    const byCard = this.options.some((one) => one.card !== undefined);
    const thing = !short
      ? full
      : option.card
        ? cardSaid(this.scene, option.card)
        : byCard
          ? full
          : this.aimName(option);
    return {
      id,
      label: thing,
      spoken: short ? full : undefined,
      icon: hurts ? null : this.icon(option),
      kind,
      hurts,
      run: () => this.choose(option),
    };
  }

  #branchAction(branch: Branch): Action {
    const option = branch.options[0]!;
    return {
      id: branch.id,
      ...this.branchLabel(branch),
      kind: 'plain',
      run: () => (branch.options.length === 1 ? this.choose(option) : this.pick(branch.options)),
    };
  }

  label(option: Meaning): string {
    const question = this.question;
    if (isPainful(option, question?.why ?? '') && question?.why !== 'dying') {
      const answer = optionText(this.scene, option, question?.why ?? '');
      return t('table-hit', { answer, life: this.lifeAtStake() - 1 });
    }
    return optionText(this.scene, option, question?.why ?? '');
  }

  placeName(option: Meaning): string {
    return option.card ? cardSaid(this.scene, option.card) : thingName(this.scene, option.ability ?? '');
  }

  icon(option: Meaning): string | null {
    if (option.card) return option.as ?? faceOf(option.card).id;
    if (option.ability ?? option.character) return option.ability ?? option.character ?? null;
    if (option.target !== undefined) return 'hand';
    return null;
  }

  get main(): Action | undefined {
    return (
      this.actions.find((action) => action.kind === 'main') ?? (this.confirm ? this.actions[0] : undefined)
    );
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
    const question = this.question;
    if (!question || !this.store.asked || !isReaction(question.why)) return;
    for (const card of this.hand) {
      const options = this.places.get(`card:${card}`);
      if (options) return void (this.picked = options);
    }
  }

  choose(option: Meaning): void {
    const id = this.mistake(option);
    if (id && !this.confirm) {
      const card = option.card ? cardName(this.scene, option.card) : '';
      this.confirm = { option, text: t(id, { card }) };
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
    if (this.picked && owner !== null && this.targets.has(owner)) return this.clickSeat(owner);
    if (options) {
      if (options.length === 1 && inHand && prefs.oneClick) return this.choose(options[0]!);
      if (this.pickedPlace === place) {
        if (this.picked?.length === 1) return this.choose(this.picked[0]!);
        return this.drop();
      }
      return this.pick(options);
    }
    const ability = owner === this.scene.viewer ? this.places.get(`ability:${faceOf(card).id}`) : undefined;
    if (ability?.[0]) return this.choose(ability[0]);
    if (inHand) void this.explain(card);
  }

  clickSeat(seat: number): void {
    if (this.picked) {
      const branch = this.branches.find((one) => one.dimension === 'target' && one.value === seat);
      if (branch) {
        if (branch.options.length === 1) this.choose(branch.options[0]!);
        else this.pick(branch.options);
      } else if (this.picked[0]?.card) void this.explain(this.picked[0].card, seat);
      return;
    }
    const options = this.places.get(`seat:${seat}`);
    if (options?.length === 1) return this.choose(options[0]!);
    if (options) return this.pick(options);
    if (this.lens) return void (this.eye = seat);
    if (this.scene.viewer === null) this.watched = seat;
    const player = this.view?.players[seat];
    if (player?.character && this.scene.viewer !== null) {
      this.inspected =
        this.inspected?.id === player.character
          ? null
          : { kind: 'character', id: player.character, life: player.max_life, seat, at: null };
    }
  }

  /** Why is this card not offered (at that player)? */
  async explain(card: string, target: number | null = null): Promise<void> {
    const ref = target === null ? `card:${card}` : `seat:${target}`;
    if (this.explained?.ref === ref) {
      this.explained = null;
      return;
    }
    const why = await this.store.whyNot(card, target);
    this.explained = {
      ref,
      icon: faceOf(card).id,
      title: t('table-not-now', { card: cardName(this.scene, card) }),
      text: why ? whyText(this.scene, why) : t('table-why-unknown'),
      rule: (why as WhyNot | null)?.rule ?? null,
    };
  }

  light(refs: string[]): void {
    this.lit = refs;
  }

  togglePanel(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}

/** What a screen reader says of a seat. */
export function seatLabel(play: Play, seat: number): string {
  const player = play.view?.players[seat];
  if (!player) return '';
  const name = nameOf(play.scene, seat);
  const role = play.roles[seat];
  const parts = [name];
  if (seat === play.scene.viewer) parts.push(t('table-you'));
  if (!player.alive) {
    parts.push(t('table-eliminated'));
    if (role) parts.push(t(`role-${role}`));
    return parts.join(', ');
  }
  parts.push(t('table-life', { life: player.life, max: player.max_life }));
  const distance = play.distanceTo(seat);
  if (distance !== null) {
    parts.push(t('table-distance', { distance }));
    parts.push(t(distance <= play.reach ? 'table-in-reach' : 'table-out-of-reach'));
  }
  for (const card of player.in_play) parts.push(cardName(play.scene, card));
  parts.push(t('table-cards-in-hand', { count: player.hand_size }));
  if (role) parts.push(t(`role-${role}`));
  if (play.view?.turn === seat) parts.push(t('table-turn-tag'));
  if (play.targets.has(seat)) parts.push(t('table-is-target'));
  return plain(parts.join(', '));
}
