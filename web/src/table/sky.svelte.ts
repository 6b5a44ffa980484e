// What flies over the table: cards, shots, numbers, and the steps they are made of. It knows no game.
import { tick } from 'svelte';
import { play as sound } from '../lib/sound';
import type { Target } from '../lib/choices';

export const MOVE = 220;
export const DEAL = 320;
export const FLIP = 260;
export const HOLD = 600;
export const LOSS = 260;
const SHOT = 420;
const APART = 120; // shots at many
const LONGEST = 1200; // a backlog of more is played faster, so that it ends with it
const SEEN = 900; // a number over a portrait
export const EASE = 'cubic-bezier(.2,.8,.25,1)';

export interface Flight {
  id: number;
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  w: number;
  ms: number;
  hold: number;
  /** A card turned up: what it says, and whether that is good. */
  label?: string;
  good?: boolean;
  back?: string;
  token?: boolean;
}
export interface Shot {
  id: number;
  d: string;
  ms: number;
  delay: number;
  /** One of many, still to come. */
  faint: boolean;
}
export interface Float {
  id: number;
  x: number;
  y: number;
  text: string;
  good: boolean;
}
export interface Step {
  ms: number;
  run(scale: number): void;
}
/** Where something is; nothing, if it is not to be seen. */
export type Box = DOMRect | null;

export class Sky {
  flights = $state<Flight[]>([]);
  shots = $state<Shot[]>([]);
  floats = $state<Float[]>([]);
  #next = 0;
  #hurry: (() => void) | null = null;

  constructor(readonly root: HTMLElement) {}

  /** One step after the other, all of them no longer than a table can wait; it can be cut short. */
  async play(steps: Step[], speed: number): Promise<void> {
    const total = steps.reduce((sum, step) => sum + step.ms, 0);
    const scale = Math.min(1, LONGEST / Math.max(1, total)) / speed;
    let cut = false;
    for (const step of steps) {
      if (cut) break;
      step.run(scale);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, step.ms * scale);
        this.#hurry = () => {
          cut = true;
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#hurry = null;
    this.flights = [];
    this.shots = [];
    await tick();
  }

  /** To the end, at once. */
  finish(): boolean {
    this.#hurry?.();
    return this.#hurry !== null;
  }

  // -- where things are ---------------------------------------------------------------------------------------------

  node(at: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  }
  rect(at: string): Box {
    return this.node(at)?.getBoundingClientRect() ?? null;
  }
  card(card: string | undefined): Box {
    return card ? this.rect(`card:${card}`) : null;
  }
  portrait(of: Target | undefined): HTMLElement | null {
    return of === undefined ? null : this.node(`por:${of}`);
  }

  // -- steps --------------------------------------------------------------------------------------------------------

  fly(card: string | null | undefined, from: Box, to: Box, ms = MOVE, more: Partial<Flight> = {}): Step[] {
    if (!from || !to) return [];
    const hold = more.hold ?? 0;
    const run = (scale: number) => {
      const w = Math.max(44, widthOf(from));
      const path = { from: centred(from, w), to: centred(to, Math.max(36, widthOf(to))), w };
      const shown = {
        id: this.#next++,
        card: card ?? null,
        ...path,
        ...more,
        ms: ms * scale,
        hold: hold * scale,
      };
      this.flights = [...this.flights.slice(-5), shown];
      sound('card');
    };
    return [{ ms: ms + hold + (hold ? FLIP : 0), run }];
  }

  /** From one portrait to others, one after the other. */
  volley(by: Target | undefined, targets: (Target | undefined)[], how: 'hit' | 'missed' | 'faint'): Step[] {
    const from = this.rect(`por:${by}`);
    const boxes = targets.flatMap((target) => this.rect(`por:${target}`) ?? []);
    if (!from || !boxes.length) return [];
    const all = SHOT + APART * (boxes.length - 1);
    const run = (scale: number) => {
      this.shots = boxes.map((to, n) => ({
        id: this.#next++,
        d: this.#trail(from, to, how === 'missed'),
        ms: SHOT * scale,
        delay: APART * n * scale,
        faint: how === 'faint',
      }));
      setTimeout(() => (this.shots = []), (all + LOSS) * scale);
    };
    return [{ ms: all, run }];
  }

  /** A curve from rim to rim; a miss bends past the portrait. */
  #trail(from: DOMRect, to: DOMRect, missed: boolean): string {
    const base = this.root.getBoundingClientRect();
    const a = middle(from, base);
    const b = middle(to, base);
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const u = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
    const rim = { x: b.x - u.x * (to.width / 2 + 4), y: b.y - u.y * (to.width / 2 + 4) };
    a.x += u.x * (from.width / 2);
    a.y += u.y * (from.width / 2);
    const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
    const start = `M${a.x} ${a.y}Q${bend.x} ${bend.y} `;
    if (!missed) return `${start}${rim.x} ${rim.y}`;
    const aside = to.width / 2 + 12;
    const past = { x: b.x + u.y * aside, y: b.y - u.x * aside };
    const away = { x: past.x + u.x * 60 + u.y * 70, y: past.y + u.y * 60 - u.x * 70 };
    return `${start}${past.x} ${past.y}Q${past.x + u.x * 40} ${past.y + u.y * 40} ${away.x} ${away.y}`;
  }

  tip(of: Target | undefined, ms = LOSS): Step {
    const frames = [{ rotate: '0deg' }, { rotate: '-12deg' }, { rotate: '0deg' }];
    return { ms, run: (scale) => this.#move(this.portrait(of), frames, LOSS * scale) };
  }

  fade(of: Target | undefined): Step {
    const frames = [{ filter: 'none' }, { filter: 'grayscale(1) brightness(.5)' }];
    return { ms: HOLD, run: (scale) => this.#move(this.portrait(of), frames, HOLD * scale) };
  }

  /** The portrait starts back, and a life point falls from its plate. */
  recoil(of: Target | undefined, plate: string): Step {
    const back = [{ transform: 'none' }, { transform: 'translate(6px,-3px)' }, { transform: 'none' }];
    const fall = [{ opacity: 1 }, { opacity: 0, transform: 'translateY(14px) rotate(24deg)' }];
    const run = (scale: number) => {
      this.#move(this.portrait(of), back, LOSS * scale);
      const full = this.node(plate)?.querySelectorAll<HTMLElement>('.life .full');
      const last = full?.[full.length - 1];
      last?.animate(fall, { duration: LOSS * scale, fill: 'forwards' });
    };
    return { ms: LOSS, run };
  }

  /** What somebody lost or regained, over the portrait. */
  number(of: Target | undefined, amount: number): void {
    const at = this.portrait(of)?.getBoundingClientRect();
    if (!at) return;
    const id = this.#next++;
    const text = amount < 0 ? `−${-amount}` : `+${amount}`;
    this.floats = [...this.floats, { id, x: at.x + at.width / 2, y: at.y, text, good: amount > 0 }];
    setTimeout(() => (this.floats = this.floats.filter((one) => one.id !== id)), SEEN);
  }

  #move(node: HTMLElement | null, frames: Keyframe[], duration: number): void {
    node?.animate(frames, { duration, easing: EASE });
  }
}

const widthOf = (box: DOMRect): number => Math.min(110, box.width > 200 ? 84 : box.width);
const centred = (box: DOMRect, w: number): DOMRect =>
  new DOMRect(box.x + box.width / 2 - w / 2, box.y + box.height / 2 - w * 0.7, w, w * 1.4);
const middle = (box: DOMRect, base: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2 - base.x,
  y: box.y + box.height / 2 - base.y,
});
