import { beforeEach, describe, expect, it } from 'vitest';
import { judge, newShare, nextShare, playedShare, seedOf, tellShare } from '../src/lib/draw';
import { sha256 } from '../src/lib/sha256';
import { FakeStore, tableOf } from './helpers';
import { VERSION, type OpenDraw } from '../src/lib/protocol';

beforeEach(() => localStorage.clear());

function store(): FakeStore {
  const found = new FakeStore('TEST');
  found.receive({
    type: 'welcome',
    version: VERSION,
    server: '0',
    code: 'TEST',
    member: 'me',
    seat: 0,
    auto_answer: 'pause',
  });
  return found;
}

/** Shown, and time to answer: what draws is fetched first. */
async function show(to: FakeStore, draw: OpenDraw): Promise<void> {
  to.receive({ ...tableOf(4), status: 'lobby', game: 0, draw });
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the draw', () => {
  it('binds this device once, and tells the share only when the draw is closed', async () => {
    const mine = store();
    const open = { commitment: 'c'.repeat(64), shares: [], closed: false };
    await show(mine, open);
    await show(mine, open);
    expect(mine.sent).toHaveLength(1);
    const sent = mine.sent[0]!;
    if (sent.type !== 'commit') throw new Error(sent.type);
    const shares = [{ member: 'me', commitment: sent.commitment, share: null }];
    const closed = { ...open, shares, closed: true };
    await show(mine, closed);
    await show(mine, closed);
    expect(mine.sent).toHaveLength(2);
    const told = mine.sent[1]!;
    if (told.type !== 'reveal') throw new Error(told.type);
    expect(sha256(told.share)).toBe(sent.commitment);
    expect(playedShare('TEST', 1)).toMatchObject({ share: told.share, bound: open.commitment });
  });

  it('tells no share that another device of mine has bound', async () => {
    const mine = store();
    await show(mine, { commitment: 'c'.repeat(64), shares: [], closed: false });
    const shares = [{ member: 'me', commitment: 'd'.repeat(64), share: null }];
    await show(mine, { commitment: 'c'.repeat(64), shares, closed: true });
    expect(mine.sent).toHaveLength(1);
  });

  it('is judged by everything this device knows', () => {
    const share = newShare();
    const draw = {
      secret: 'a secret',
      shares: [
        [0, share],
        [2, 'ff'],
      ] as [number, string][],
    };
    const seed = seedOf(draw);
    const mine = { game: 1, share, bound: sha256(draw.secret) };
    expect(judge(seed, sha256(seed), draw, mine)).toBe('mine');
    expect(judge(seed, sha256(seed), draw, null)).toBe('drawn');
    expect(judge(seed, sha256(seed), { ...draw, secret: 'another' }, null)).toBe('bad');
    expect(judge(seed, sha256(seed), draw, { ...mine, share: newShare() })).toBe('bad');
    expect(judge(seed, sha256(seed), draw, { ...mine, bound: sha256('another') })).toBe('bad');
    expect(judge(seed, sha256(seed), null, mine)).toBe('bad');
    expect(judge(seed, sha256('x'), draw, mine)).toBe('bad');
    expect(judge('s', sha256('s'), null, null)).toBe('good');
  });

  it('follows from the same lines as on the server', () => {
    expect(
      seedOf({
        secret: '5ec3e7',
        shares: [
          [2, 'cd'],
          [0, 'ab'],
        ],
      }),
    ).toBe(sha256('sixgun draw 1\n5ec3e7\n0 ab\n2 cd'));
  });

  it('has another share for the next game', () => {
    const first = nextShare('TEST');
    expect(nextShare('TEST')).toBe(first);
    expect(tellShare('TEST', first, 1, 'b')).not.toBeNull();
    expect(nextShare('TEST')).not.toBe(first);
    expect(playedShare('TEST', 1)).not.toBeNull();
  });
});
