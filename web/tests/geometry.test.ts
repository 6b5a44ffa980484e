import { describe, expect, it } from 'vitest';
import { fits, layout, PHONE, sizeOf, TABLET, type Box } from '../src/table/geometry';

function overlap(a: Box, b: Box): boolean {
  const e = 0.5;
  return a.x + a.w > b.x + e && b.x + b.w > a.x + e && a.y + a.h > b.y + e && b.y + b.h > a.y + e;
}

function boxes(n: number, W: number, H: number, cards: number, piles: number): [string, Box][] {
  const l = layout(n, W, H, cards, piles);
  const found: [string, Box][] = l.seats.map((s, i) => [`seat ${i}`, { ...s, w: l.plate.w, h: l.slot }]);
  found.push(['question', l.question]);
  found.push([
    'hand',
    { x: l.hand.x, y: l.hand.y, w: l.hand.w + l.hand.step * (cards - 1), h: 1.4 * l.hand.w },
  ]);
  found.push(['me', l.me]);
  return found;
}

describe('the classic table', () => {
  for (let n = 1; n <= 7; n++) {
    it(`has room for ${n} opponents in every window`, () => {
      for (let W = 810; W <= 2200; W += 30) {
        for (let H = 570; H <= 1400; H += 10) {
          if (!fits(n, W, H)) continue;
          for (const cards of [1, 7, 14]) {
            const all = boxes(n, W, H, cards, 3);
            for (let i = 0; i < all.length; i++) {
              for (let j = i + 1; j < all.length; j++) {
                const [a, b] = [all[i]!, all[j]!];
                if (overlap(a[1], b[1])) expect.fail(`${a[0]} over ${b[0]} at ${W} × ${H}, ${cards} cards`);
              }
            }
          }
        }
      }
    });

    it(`keeps stage and piles of ${n} apart, inside the centre`, () => {
      for (let W = 810; W <= 2200; W += 100) {
        for (let H = 570; H <= 1400; H += 60) {
          if (!fits(n, W, H)) continue;
          for (const piles of [2, 3]) {
            const l = layout(n, W, H, 7, piles);
            for (const seat of l.seats) {
              const at = l.place(seat.x + l.plate.w / 2);
              const pw = piles * (l.centre.pile + 18) - 18;
              const apart = at.stage + l.centre.stage <= at.piles + 0.5 || at.piles + pw <= at.stage + 0.5;
              const inside = at.stage >= l.centre.x - 0.5 && at.piles + pw <= l.centre.x + l.centre.w + 0.5;
              if (!apart || !inside) expect.fail(`${W} × ${H}, ${piles} piles`);
            }
          }
        }
      }
    });
  }

  it('seats opponents clockwise from the left of the player', () => {
    const l = layout(7, 1124, 848);
    expect(l.seats[0]!.x).toBe(16);
    expect(l.seats[0]!.y).toBeGreaterThan(l.seats[1]!.y);
    expect(l.seats[6]!.x).toBeGreaterThan(l.seats[4]!.x);
  });

  it('has a grid on phones and tablets for every number of opponents', () => {
    for (const grid of [PHONE, TABLET]) {
      for (let n = 0; n <= 7; n++) {
        const areas = new Set(
          grid[n]!.join(' ')
            .split(' ')
            .filter((area) => area !== '.'),
        );
        for (let s = 1; s <= n; s++) expect(areas.has(`s${s}`)).toBe(true);
        expect(areas.has('c')).toBe(true);
        expect(areas.size).toBe(n + 1);
      }
    }
  });

  it('leaves my block room for my ability', () => {
    for (let n = 1; n <= 7; n++) {
      for (const [W, H, least] of [
        [1124, 848, 290],
        [1116, 720, 240],
        [1030, 672, 240],
        [930, 772, 240],
      ] as const) {
        expect(fits(n, W, H)).toBe(true);
        expect(layout(n, W, H).me.h, `${n} at ${W} × ${H}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('has a size for every window', () => {
    const at = (w: number, h: number) => sizeOf(w, h, (W, H) => fits(6, W, H));
    expect([at(1440, 900), at(1366, 768), at(1280, 720), at(1180, 820)]).toEqual(['xl', 'l', 'l', 'l']);
    expect([at(820, 1180), at(768, 1024), at(390, 844), at(844, 390)]).toEqual(['t', 't', 'p', 'p']);
  });
});
