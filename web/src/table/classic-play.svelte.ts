// What the player at a classic table is about to do. Targets are seats; distance matters.
import type { Branch } from '../lib/choices';
import { faceOf, factsOf } from '../lib/facts';
import type { ClassicMeaning, ClassicView, Meaning } from '../lib/protocol';
import { cardSaid, isMine, nameOf, personOf, personsOf, thingName, type Scene } from '../lib/say';
import { t } from '../lib/text.svelte';
import type { Label } from './actions';
import { Play, type Back } from './play.svelte';

export type ModeParts = typeof import('./modes');

export class ClassicPlay extends Play<ClassicView> {
  /** What draws the modes and what is between the games of a series, once it is there. */
  modes = $state.raw<ModeParts | null>(null);
  /** With two players: whose figure each seat is. */
  persons = $derived.by(() => (this.view ? personsOf(this.view) : []));
  /** The seat at the lower edge; of two figures of mine the active one. */
  override bottom = $derived.by(() => this.figureOf(this.view?.viewer ?? this.watched));
  override out = $derived.by(() => {
    const viewer = this.view?.viewer ?? null;
    return viewer !== null && !this.between && !this.figuresOf(viewer).some((seat) => this.isIn(seat));
  });
  /** Between two games of a series: what is going on. */
  between = $derived.by(() => {
    const stage = this.view?.series?.stage;
    return stage === undefined || stage === 'playing' ? null : stage;
  });

  /** Characters to choose among are laid out. */
  picks = $derived.by(() => this.options.some((option) => option.character && option.verb === 'keep'));

  /** The seats of somebody. */
  figuresOf(person: number): number[] {
    return this.persons.length
      ? this.persons.flatMap((one, seat) => (one === person ? [seat] : []))
      : [person];
  }
  /** The seat of somebody: of two the active one. */
  figureOf(person: number): number {
    const own = this.figuresOf(person);
    const active = (seat: number) => !this.view?.players[seat]?.marks?.includes('passive');
    return own.find((seat) => this.isIn(seat) && active(seat)) ?? own[0] ?? person;
  }
  lens = $state(false);
  /** With the lens: the seat that is looked from, if it is not one's own. */
  eye = $state<number | null>(null);
  /** A weapon the pointer is on: what would it reach? */
  wouldReach = $state<number | null>(null);

  /** The seat from which distances are shown. */
  from = $derived.by(() =>
    this.lens ? (this.eye ?? this.bottom) : this.view?.viewer == null ? null : this.bottom,
  );
  roles = $derived.by(
    () =>
      this.view?.players.map(
        (player) => player.role ?? this.store.open?.find((one) => one.seat === player.seat)?.role ?? null,
      ) ?? [],
  );

  /** How many event decks there are. */
  decks = $derived.by(
    () => Number(this.view?.events_left !== undefined) + Number(this.view?.shows_left !== undefined),
  );

  /** What draws trains, once it is there. */
  trains = $state.raw<typeof import('./train') | null>(null);

  /** What draws the train of this game: the next one at the table may have none. */
  rail = $derived.by(() => (this.view?.train === undefined ? null : this.trains));

  /** Does everybody see my hand? */
  isOpen = $derived.by(() => this.view?.viewer != null && this.view.players[this.bottom]?.hand !== undefined);

  distanceTo(seat: number): number | null {
    return this.from === null ? null : (this.view?.players[this.from]?.distances[seat] ?? null);
  }

  /** How far the one that is looked from reaches; a weapon the pointer is on counts. */
  get reach(): number {
    const mine = this.from !== null && isMine(this.scene, this.from);
    return (mine && this.wouldReach) || (this.view?.players[this.from ?? -1]?.range ?? 0);
  }

  toggleLens(): void {
    this.lens = !this.lens;
    this.eye = null;
  }

  override point(card: string | null): void {
    const range = card ? factsOf('classic', faceOf(card).id).range : undefined;
    this.wouldReach = range ?? null;
  }

  clickSeat(seat: number): void {
    if (this.aim(seat)) return;
    const card = this.picked?.[0]?.card;
    if (this.picked) return card ? void this.explain(card, seat) : undefined;
    if (this.lens) return void (this.eye = seat);
    if (this.scene.viewer === null) return void (this.watched = seat);
    const player = this.view?.players[seat];
    if (player?.character) this.readCharacter(player.character, player.max_life, seat);
  }

  /** A card in front of somebody who is aimed at is part of the target. */
  override clickCard(card: string, owner: number | null = null): void {
    if (this.isAimed(card)) this.settle(this.picked!.filter((option) => aimOf(option) === card));
    else if (this.picked && owner !== null && this.targets.has(owner)) this.clickSeat(owner);
    else super.clickCard(card, owner);
  }

  /** A card in play that what is picked up may be aimed at. */
  override isAimed(card: string): boolean {
    return this.picked?.some((option) => aimOf(option) === card) ?? false;
  }

  protected override speechNow(): 'free' | 'costs' | 'gagged' {
    const view = this.view;
    const me = view?.players[view.viewer ?? -1];
    if (!me?.alive || !view?.table.includes('ww_gag')) return 'free';
    const options = this.store.table?.settings.setup['options'] as Record<string, boolean> | undefined;
    if (options?.['ww_gag_mute']) return 'gagged';
    return me.marks?.includes('ghost') ? 'free' : 'costs';
  }

  override knownOf(seat: number): string[] {
    const open = isMine(this.scene, seat) ? undefined : this.view?.players[seat]?.hand;
    return open ?? super.knownOf(seat);
  }

  // -- what differs -------------------------------------------------------------------------------------------------

  protected override makeScene(): Scene {
    return {
      game: 'classic',
      viewer: this.view?.viewer ?? null,
      characters: this.view?.players.map((player) => player.character) ?? [],
      table: this.store.table,
      persons: this.persons,
      series: this.view?.series !== undefined,
      open: this.view?.viewer === null && this.store.open !== null,
    };
  }

  override isIn(seat: number): boolean {
    return this.view?.players[seat]?.alive ?? false;
  }

  protected override handBacks(): Back[] {
    const size = this.view?.viewer === null ? (this.view.players[this.bottom]?.hand_size ?? 0) : 0;
    return Array.from({ length: size }, () => ({ deck: '' }));
  }

  override limboBacks(): Back[] {
    const hidden = (this.view?.limbo_count ?? 0) - (this.view?.limbo.length ?? 0);
    return Array.from({ length: hidden }, () => ({ deck: '' }));
  }

  override aimName(option: Meaning): string {
    return nameOf(this.scene, Number(option.target ?? 0));
  }

  protected override characterOf(seat: number) {
    return this.view?.players[seat];
  }

  override branchLabel(branch: Branch): Label {
    const option = branch.options[0]! as ClassicMeaning;
    if (branch.dimension === 'verb' || branch.dimension === 'ability') {
      const used = option.ability ?? option.as ?? faceOf(option.card ?? '').id;
      const name = thingName(this.scene, used);
      return name === used
        ? { label: this.label(option), icon: this.icon(option) } // an ability that everybody has: it is not named
        : { label: name, icon: used };
    }
    if (branch.dimension === 'target_card' || branch.dimension === 'second_card') {
      const card = String(branch.value ?? '');
      return { label: cardSaid(this.scene, card), icon: faceOf(card).id };
    }
    if (branch.dimension !== 'target' || typeof branch.value !== 'number')
      return { label: this.label(option), icon: this.icon(option) };
    const seat = branch.value;
    const distance = this.view?.players[this.bottom]?.distances[seat];
    const name = nameOf(this.scene, seat);
    const oneself = seat === this.scene.viewer && !this.persons.length;
    const far = (one: string) => (distance ? `${one} · ${distance}` : one);
    return {
      label: oneself ? t('table-yourself') : far(name),
      person: oneself ? undefined : far(personOf(this.scene, seat)),
      spoken: distance ? t('table-target', { name, distance }) : undefined,
      icon: this.scene.characters[seat] ?? null,
    };
  }

  protected override stepText(step: Branch['dimension'], card: string): string {
    if (step === 'target_card') return t('sets-which-in-play', { card });
    if (step === 'second_card') return t('sets-together-with', { card });
    return step === 'target' ? t('table-target-of', { card }) : t('table-as-what', { card });
  }
}

/** The card in play an option is aimed at. */
const aimOf = (option: Meaning): string | undefined => (option as ClassicMeaning).target_card;
