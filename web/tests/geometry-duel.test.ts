import { describe, expect, it } from 'vitest';
import type { Box } from '../src/table/geometry';
import { duelLayout, TAG, type Side } from '../src/table/geometry-duel';

/** Both plates of a side with all the room they may take, whoever stands in front. */
function plates(side: Side, front: 0 | 1): Box[] {
  return side.plates.map((at, n) => ({
    x: at.x,
    y: at.y + (n === front ? side.front : 0),
    w: side.w,
    h: side.h + TAG,
  }));
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

describe.each([
  [2, 570],
  [3, 660],
])('%i players', (players, least) => {
  it('no two boxes overlap, and all stay on the table', () => {
    for (let W = 900; W <= 2200; W += 119)
      for (let H = least; H <= 1400; H += 46)
        for (const front of [0, 1] as const)
          for (const cards of [1, 5, 12]) {
            const at = duelLayout(players, W, H, cards);
            const boxes: [string, Box][] = [
              ['question', at.question],
              [
                'hand',
                { x: at.hand.x, y: at.hand.y, w: at.hand.w + at.hand.step * (cards - 1), h: 1.4 * at.hand.w },
              ],
              ['middle', at.middle],
              ['my head', { ...at.me.head, h: 150 }],
            ];
            if (at.ring) boxes.push(['ring', at.ring]);
            for (const [n, side] of [at.me, ...at.others].entries()) {
              // three players: a front stands next to the middle
              const inner = n && players > 2 ? ((2 - n) as 0 | 1) : front;
              plates(side, inner).forEach((box, p) => {
                boxes.push([`plate ${n}.${p}`, box]);
                if (n && players > 2) return; // their cards lie inside
                const x = p ? box.x + box.w + 8 : box.x - 8 - at.gear.room;
                boxes.push([`gear ${n}.${p}`, { x, y: box.y, w: at.gear.room, h: at.gear.w * 1.4 }]);
              });
              if (n) boxes.push([`head ${n}`, side.head]);
            }
            const where = `${W}×${H}, ${cards} cards, front ${front}`;
            for (const [name, box] of boxes) {
              const whole = box.w > 0 && box.h > 0 && box.x >= 0 && box.y >= 0;
              if (!whole || box.x + box.w > W + 0.5 || box.y + box.h > H + 0.5)
                expect.fail(`${name} at ${where}`);
            }
            for (const [i, [a, one]] of boxes.entries())
              for (const [b, other] of boxes.slice(i + 1))
                if (overlap(one, other)) expect.fail(`${a} and ${b} at ${where}`);
          }
  });
});
