// What the player at a table of The Duel is about to do. Targets are places (`P1L`), players (`P1`), the common deck.
import type { Branch, Target } from '../lib/choices';
import { aboutDuel, isPlace, seatOf, targetOf } from '../lib/duel';
import { BACKS } from '../lib/backs';
import { faceOf, factsOf } from '../lib/facts';
import type { DuelCharacter, DuelMeaning, DuelView, Meaning } from '../lib/protocol';
import { cardName, nameOf, thingName, whyText, type Scene } from '../lib/say';
import { t } from '../lib/text.svelte';
import type { Label } from './actions';
import { Play, type Back } from './play.svelte';

const OWN_ICONS: Record<string, string | undefined> = {
  move: 'swap',
  swap: 'swap',
  draw: 'deck',
  reload: 'reload',
  hand: 'hand',
};

const WHERE = { hand: 'table-hand-named', play: 'table-in-play-named' };

export class DuelPlay extends Play<DuelView> {
  /** By place. */
  characters = $derived.by(
    () =>
      new Map(
        this.view?.players.flatMap((player) => player.characters.map((one) => [one.place, one] as const)) ??
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
    const by = about.by ?? this.view?.stage?.by;
    if (!this.struck) return null;
    return about.shooter ?? (by === undefined ? null : this.frontOf(by));
  });

  frontOf(seat: number): string | null {
    return this.view?.players[seat]?.characters.find((one) => one.front)?.place ?? null;
  }

  /** What of it a target means: the cards in the hand, those in play, or nothing but itself. */
  whereOf(target: Target): 'hand' | 'play' | null {
    const aimed = (this.picked ?? this.options) as DuelMeaning[];
    return aimed.find((option) => option.target === target)?.where ?? null;
  }

  /** What a click on a plate aims at: the character, or else its player, but no hand. */
  aimAt(place: string): Target | null {
    if (this.targets.has(place)) return place;
    const player = place.slice(0, 2);
    return this.targets.has(player) && this.whereOf(player) !== 'hand' ? player : null;
  }

  override isAimed(card: string): boolean {
    if (!this.picked) return false;
    for (const one of this.characters.values())
      if (one.gear.some((gear) => gear.card === card))
        return this.targets.has(one.place) && this.whereOf(one.place) === 'play';
    return false;
  }

  clickPlate(place: string): void {
    const aim = this.aimAt(place);
    if (aim && this.aim(aim)) return;
    const one = this.characters.get(place);
    if (this.scene.viewer === null) this.watched = seatOf(place);
    else if (one) {
      const read = this.readCharacter(one.character, one.max_life, seatOf(place));
      if (read && seatOf(place) === this.scene.viewer && this.store.asked) void this.#tellWhyNot(one);
    }
  }

  /** Of an own character one reads also why its ability is not offered, and of the one behind why the token is not. */
  async #tellWhyNot(one: DuelCharacter): Promise<void> {
    const things = one.front ? [one.character] : [one.character, 'move'];
    const missing = things.filter(
      (id) => !this.options.some((option) => (option.ability ?? option.verb) === id),
    );
    const whys = await Promise.all(missing.map((id) => this.whyNot(id)));
    const notes = [...new Set(whys.flatMap((why) => (why?.reason ? [whyText(this.scene, why)] : [])))];
    if (this.inspected?.id === one.character) this.inspected = { ...this.inspected, notes };
  }

  /** A card beside a character that is aimed at is part of it. */
  override clickCard(card: string, owner: number | null = null): void {
    if (this.picked || !this.isLegal(`card:${card}`)) {
      for (const one of this.characters.values()) {
        const aim = one.gear.some((gear) => gear.card === card) ? this.aimAt(one.place) : null;
        if (aim && this.aim(aim)) return;
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
    const view = this.view;
    return {
      game: 'duel',
      viewer: view?.viewer ?? null,
      characters: [],
      table: this.store.table,
      duel: view ? { view, story: this.store.events } : undefined,
    };
  }

  override isIn(seat: number): boolean {
    const view = this.view;
    return view !== null && (view.winner === null || (view.players[seat]?.characters.length ?? 0) > 0);
  }

  protected override handBacks(): Back[] {
    if (this.view?.viewer !== null) return [];
    return (this.view.players[this.bottom]?.hand_backs ?? []).map((back) => BACKS[back] ?? { deck: '' });
  }

  override limboBacks(): Back[] {
    const view = this.view;
    return view?.limbo.length ? [] : (view?.limbo_backs ?? []).map((back) => BACKS[back] ?? { deck: '' });
  }

  #aimed(aim: string): { label: string; icon: string | null } {
    const where = this.whereOf(aim);
    const named = this.#named(aim);
    return where ? { ...named, label: t(WHERE[where], { name: named.label }) } : named;
  }

  #named(aim: string): { label: string; icon: string | null } {
    const one: DuelCharacter | undefined = this.characters.get(aim);
    if (one) {
      const alone = this.view?.players[seatOf(aim)]?.characters.length === 1;
      const name = this.characterName(aim);
      const id = one.front ? 'table-front-named' : 'table-back-named';
      return { label: alone ? name : t(id, { name }), icon: one.character };
    }
    if (aim === 'common') return { label: t('table-common-deck'), icon: 'deck' };
    if (aim === 'reload') return { label: t('table-reload'), icon: 'reload' };
    const seat = seatOf(aim);
    if (isPlace(aim) || seat < 0) return { label: t('table-no-target'), icon: null };
    const label = seat === this.scene.viewer ? t('table-own-side') : nameOf(this.scene, seat);
    return { label, icon: this.view?.players[seat]?.squad ?? null };
  }

  protected override characterOf(seat: number) {
    return this.characters.get(this.frontOf(seat) ?? '');
  }

  override aimName(option: Meaning): string {
    return this.#aimed(targetOf(option)).label;
  }

  override branchLabel(branch: Branch): Label {
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

  protected override stepText(step: Branch['dimension'], card: string): string {
    if (step !== 'target') return t('table-how', { card });
    const places = new Set([...this.targets].map((aim) => this.whereOf(aim)));
    if (places.has('hand')) return t('table-from-where', { card });
    if (places.has('play')) return t('table-which-in-play', { card });
    const played = this.picked?.[0];
    const id = played?.as ?? faceOf(played?.card ?? '').id;
    if (id === 'water') return t('table-whose-characters', { card });
    const used = factsOf('duel', id);
    const mine = [...this.targets].some((aim) => seatOf(String(aim)) === this.scene.viewer);
    return t(used.seals?.includes('hit') && !mine ? 'table-at-whom' : 'table-on-whom', { card });
  }

  override placeName(option: Meaning): string {
    return option.card || option.ability ? super.placeName(option) : this.aimName(option);
  }

  /** Where the only thing open is a back, there is nothing to click first. */
  override begin(): void {
    super.begin();
    if (!this.picked && this.places.size === 1 && this.options.some((option) => 'back' in option))
      this.pick(this.options);
  }

  override icon(option: Meaning): string | null {
    const own = OWN_ICONS[option.verb];
    if (own) return own;
    if (option.verb === 'divert') {
      const at = aboutDuel(this.question).at;
      return (at && this.characters.get(at)?.character) || null;
    }
    return super.icon(option);
  }
}
