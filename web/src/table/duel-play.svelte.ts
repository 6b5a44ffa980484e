// What the player at a table of The Duel is about to do. Targets are places (`P1L`), players (`P1`), the common deck.
import type { Branch } from '../lib/choices';
import { aboutDuel, isPlace, seatOf, targetOf, told } from '../lib/duel';
import { BACKS } from '../lib/backs';
import { faceOf, factsOf } from '../lib/facts';
import type { DuelCharacter, DuelView, Meaning } from '../lib/protocol';
import { cardName, nameOf, thingName, whyText, type Scene } from '../lib/say';
import { t } from '../lib/text.svelte';
import { Play, type Back } from './play.svelte';

export class DuelPlay extends Play {
  duel = $derived.by(() => this.store.view as DuelView | null);
  /** What can be clicked as a target. */
  aims = $derived.by(() => {
    const found = new Set<string>();
    for (const branch of this.branches)
      if (branch.dimension === 'target' && typeof branch.value === 'string') found.add(branch.value);
    if (this.picked?.length === 1) found.add(targetOf(this.picked[0]!));
    if (!this.picked)
      for (const place of this.places.keys()) if (place.startsWith('seat:')) found.add(place.slice(5));
    found.delete('');
    return found;
  });
  /** By place. */
  characters = $derived.by(
    () =>
      new Map(
        this.duel?.players.flatMap((player) => player.characters.map((one) => [one.place, one] as const)) ??
          [],
      ),
  );
  /** The character an attack is aimed at, and the one it comes from. */
  struck = $derived.by<string | null>(() => {
    const about = aboutDuel(this.question);
    return this.question && this.question.why !== 'divert' ? (about.at ?? null) : null;
  });
  striker = $derived.by<string | null>(() => {
    const about = aboutDuel(this.question);
    const by = about.by ?? this.duel?.stage?.by;
    if (!this.struck) return null;
    return about.shooter ?? (by === undefined ? null : this.frontOf(by));
  });

  frontOf(seat: number): string | null {
    return this.duel?.players[seat]?.characters.find((one) => one.front)?.place ?? null;
  }

  /** What a click on a plate aims at: the character, or else its player. */
  aimAt(place: string): string | null {
    if (this.aims.has(place)) return place;
    const player = place.slice(0, 2);
    return this.aims.has(player) ? player : null;
  }

  clickAim(aim: string): void {
    if (this.picked) {
      const branch = this.branches.find((one) => one.dimension === 'target' && String(one.value) === aim);
      const only = this.picked.length === 1 && targetOf(this.picked[0]!) === aim ? this.picked[0] : undefined;
      if (only) this.choose(only);
      else if (branch?.options.length === 1) this.choose(branch.options[0]!);
      else if (branch) this.pick(branch.options);
      return;
    }
    const options = this.places.get(`seat:${aim}`);
    if (options?.length === 1) this.choose(options[0]!);
    else if (options) this.pick(options);
  }

  clickPlate(place: string): void {
    const aim = this.aimAt(place);
    if (aim) return this.clickAim(aim);
    const one = this.characters.get(place);
    if (this.scene.viewer === null) this.watched = seatOf(place);
    else if (one) {
      const again = this.inspected?.id === one.character;
      const seat = seatOf(place);
      this.inspected = again
        ? null
        : { kind: 'character', id: one.character, life: one.max_life, seat, at: null };
      if (!again && seatOf(place) === this.scene.viewer && this.store.asked) void this.#tellWhyNot(one);
    }
  }

  /** Of an own character one reads also why its ability is not offered, and of the one behind why the token is not. */
  async #tellWhyNot(one: DuelCharacter): Promise<void> {
    const things = one.front ? [one.character] : [one.character, 'move'];
    const missing = things.filter(
      (id) => !this.options.some((option) => (option.ability ?? option.verb) === id),
    );
    const whys = await Promise.all(missing.map((id) => this.store.whyNot(id)));
    const notes = [...new Set(whys.flatMap((why) => (why?.reason ? [whyText(this.scene, why)] : [])))];
    if (this.inspected?.id === one.character) this.inspected = { ...this.inspected, notes };
  }

  /** A card beside a character that is aimed at is part of it. */
  override clickCard(card: string, owner: number | null = null): void {
    if (this.picked || !this.isLegal(`card:${card}`)) {
      for (const one of this.characters.values()) {
        const aim = one.gear.some((gear) => gear.card === card) ? this.aimAt(one.place) : null;
        if (aim) return this.clickAim(aim);
      }
    }
    super.clickCard(card, owner);
  }

  characterName(place: string): string {
    const one = this.characters.get(place);
    return one ? t(`duel-character-${one.character.replaceAll('_', '-')}`) : t('table-empty-place');
  }

  // -- what differs -------------------------------------------------------------------------------------------------

  protected override makeScene(): Scene {
    const view = this.duel;
    return {
      game: 'duel',
      viewer: view?.viewer ?? null,
      characters: [],
      table: this.store.table,
      duel: view ? { view, story: this.store.events } : undefined,
    };
  }

  protected override isIn(seat: number): boolean {
    const view = this.duel;
    return view !== null && (view.winner === null || (view.players[seat]?.characters.length ?? 0) > 0);
  }

  protected override handBacks(): Back[] {
    if (this.duel?.viewer !== null) return [];
    return (this.duel.players[this.bottom]?.hand_backs ?? []).map((back) => BACKS[back] ?? { deck: '' });
  }

  override limboBacks(): Back[] {
    const view = this.duel;
    return view?.limbo.length ? [] : (view?.limbo_backs ?? []).map((back) => BACKS[back] ?? { deck: '' });
  }

  #aimed(aim: string): { label: string; icon: string | null } {
    const one: DuelCharacter | undefined = this.characters.get(aim);
    if (one) {
      const alone = this.duel?.players[seatOf(aim)]?.characters.length === 1;
      const name = this.characterName(aim);
      const id = one.front ? 'table-front-named' : 'table-back-named';
      return { label: alone ? name : t(id, { name }), icon: one.character };
    }
    if (aim === 'common') return { label: t('table-common-deck'), icon: 'deck' };
    if (aim === 'reload') return { label: t('table-reload'), icon: 'reload' };
    const seat = seatOf(aim);
    if (isPlace(aim) || seat < 0) return { label: t('table-no-target'), icon: null };
    const label = seat === this.scene.viewer ? t('table-own-side') : nameOf(this.scene, seat);
    return { label, icon: this.duel?.players[seat]?.squad ?? null };
  }

  protected override aimName(option: Meaning): string {
    return this.#aimed(targetOf(option)).label;
  }

  protected override branchLabel(branch: Branch): { label: string; spoken?: string; icon: string | null } {
    const option = branch.options[0]!;
    if (branch.dimension === 'target') return this.#aimed(String(branch.value ?? ''));
    const icon = this.icon(option);
    if (branch.options.length === 1) return { label: this.label(option), icon };
    const used = option.as ?? option.ability;
    if (branch.dimension === 'as' || option.ability)
      return { label: thingName(this.scene, used ?? faceOf(option.card ?? '').id), icon };
    if (option.verb === 'play' && option.card)
      return { label: t('table-play-card', { card: cardName(this.scene, option.card) }), icon };
    return { label: this.label(option), icon };
  }

  protected override lifeAtStake(): number {
    return this.characters.get(aboutDuel(this.question).at ?? '')?.life ?? 0;
  }

  protected override mistake(option: Meaning): string | null {
    const why = this.question?.why ?? '';
    const last = this.lifeAtStake() === 1 && this.options.length > 1;
    return option.verb === 'pass' && why === 'hit' && last ? 'table-blunder-die' : null;
  }

  protected override stepText(step: Branch['dimension'], card: string): string {
    if (step !== 'target') return t('table-how', { card });
    const played = this.picked?.[0];
    const used = factsOf('duel', played?.as ?? faceOf(played?.card ?? '').id);
    const mine = [...this.aims].some((aim) => seatOf(aim) === this.scene.viewer);
    return t(used.seals?.includes('hit') && !mine ? 'table-at-whom' : 'table-on-whom', { card });
  }

  override placeName(option: Meaning): string {
    return option.card || option.ability ? super.placeName(option) : this.aimName(option);
  }

  /** Where the only thing open is a back, there is nothing to click first. */
  override begin(): void {
    super.begin();
    if (!this.picked && this.places.size === 1 && this.options.some((option) => told(option).back))
      this.pick(this.options);
  }

  override icon(option: Meaning): string | null {
    const own = { move: 'swap', swap: 'swap', draw: 'deck', reload: 'reload', hand: 'hand' }[option.verb];
    if (own) return own;
    if (option.verb === 'divert') {
      const at = aboutDuel(this.question).at;
      return (at && this.characters.get(at)?.character) || null;
    }
    return super.icon(option);
  }
}
