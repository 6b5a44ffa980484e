// The places of The Duel and who stands there. A place is `P1L` or `P1R` and keeps its name for the whole game; `P1` is the
// player; `common` and `reload` are neither.
import type { DuelView } from './protocol';

export const isPlace = (target: string): boolean => /^P\d[LR]$/.test(target);
/** -1: of nobody. */
export const seatOf = (target: string): number => (/^P\d/.test(target) ? Number(target[1]) : -1);
const fellow = (place: string): string => place.slice(0, -1) + (place.endsWith('L') ? 'R' : 'L');

/** Who stands where, as the story is followed or as a view has it. */
export class Standing {
  /** By place, the id of the character. */
  who = new Map<string, string>();
  /** By seat, the place with the token. */
  #front = new Map<number, string>();
  /** Places whose character fell and was not replaced. */
  #gone = new Set<string>();

  look(view: DuelView): void {
    for (const player of view.players) {
      for (const one of player.characters) {
        this.who.set(one.place, one.character);
        if (one.front) this.#front.set(player.seat, one.place);
      }
      const [only, ...others] = player.characters;
      if (only && !others.length) this.#gone.add(fellow(only.place));
    }
  }

  follow(event: { what?: unknown; target?: unknown; cause?: unknown }): void {
    const place = String(event.target ?? '');
    if (event.what === 'enter') {
      this.who.set(place, String(event.cause ?? ''));
      if (!this.#front.has(seatOf(place))) this.#front.set(seatOf(place), place);
      this.#gone.delete(place);
    } else if (event.what === 'move') this.#front.set(seatOf(place), place);
    else if (event.what === 'eliminated') this.#gone.add(place);
  }

  /** Front, back, or sole. */
  line(place: string): string {
    if (this.#gone.has(fellow(place)) && !this.#gone.has(place)) return 'sole';
    return (this.#front.get(seatOf(place)) ?? place) === place ? 'front' : 'back';
  }
}
