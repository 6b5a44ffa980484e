// What a finished game tells about itself: from the numbered events and the last view, without any rule.
import type { ClassicEvent, ClassicView, GameEvent } from '../../lib/protocol';

export type Side = 'law' | 'outlaws' | 'renegade';
export interface Fall {
  seat: number;
  by: number | null;
  round: number;
}
export interface Curve {
  side: Side;
  life: number[]; // at the start, then after each round
}
export interface Award {
  id: 'quickest' | 'deadliest' | 'toughest' | 'thirstiest';
  seat: number;
  count: number;
}

const SIDES: Record<string, Side> = {
  sheriff: 'law',
  deputy: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
};

/**
 * The number of the round at each event: it goes on from the one who had the first turn, or without him from whoever comes
 * a second time. Events turn the way round and give turns besides: one directly after the other is one of these.
 */
export function rounds(events: readonly GameEvent[]): number[] {
  let first: number | null = null;
  let last: number | null = null;
  let round = 1;
  const had = new Set<number>();
  return events.map((event) => {
    if (event.what === 'turn' && event.seat !== undefined && event.seat !== last) {
      first ??= event.seat;
      last = event.seat;
      if (had.has(event.seat) || (event.seat === first && had.size)) {
        round += 1;
        had.clear();
      }
      had.add(event.seat);
    }
    return round;
  });
}

export function falls(events: readonly GameEvent[]): Fall[] {
  const round = rounds(events);
  return (events as readonly ClassicEvent[]).flatMap((event, at) =>
    event.what === 'eliminated' && event.seat !== undefined
      ? [{ seat: event.seat, by: event.target ?? null, round: round[at] ?? 1 }]
      : [],
  );
}

/** Life points per side and round: as each round began, and at the end. */
export function curves(events: readonly GameEvent[], view: ClassicView): Curve[] {
  const round = rounds(events);
  const lives: number[][] = [];
  (events as readonly ClassicEvent[]).forEach(({ life }, at) => {
    if (life && lives.length < round[at]!) lives.push(life);
  });
  lives.push(view.players.map((player) => player.life));
  const sides = view.players.map((player) => SIDES[player.role ?? ''] ?? null);
  return (['law', 'outlaws', 'renegade'] as const)
    .filter((side) => sides.includes(side))
    .map((side) => ({
      side,
      life: lives.map((life) => sum(life.filter((_, seat) => sides[seat] === side))),
    }));
}

const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + Math.max(0, n), 0);

const COUNTED: Record<Award['id'], (event: ClassicEvent) => [number | undefined, number]> = {
  quickest: (e) => [e.what === 'play' && e.cause === 'bang' ? e.seat : undefined, 1],
  deadliest: (e) => [e.what === 'hurt' && e.target !== e.seat ? e.target : undefined, e.amount ?? 1],
  toughest: (e) => [e.what === 'missed' ? e.seat : undefined, 1],
  thirstiest: (e) => [e.what === 'play' && e.cause === 'beer' ? e.seat : undefined, 1],
};

/** Who did most of something, where somebody did it at least once; the first to reach a number keeps it. */
export function awards(events: readonly GameEvent[], players: number): Award[] {
  return (Object.keys(COUNTED) as Award['id'][]).flatMap((id) => {
    const counts = Array.from({ length: players }, () => 0);
    let best: Award | null = null;
    for (const event of events as readonly ClassicEvent[]) {
      const [seat, amount] = COUNTED[id](event);
      if (seat === undefined || counts[seat] === undefined) continue;
      counts[seat] += amount;
      if (!best || counts[seat] > best.count) best = { id, seat, count: counts[seat] };
    }
    return best ? [best] : [];
  });
}
