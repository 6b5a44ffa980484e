// The share of this device in the seed of a game: made here, bound by its hash before anybody's is known, then revealed.
import type { Draw } from './protocol';
import { sha256 } from './sha256';

export { sha256 as hashOf };

const KEY = 'sixgun.shares';
const MOST = 20;

interface Played {
  game: number;
  share: string;
  /** The hash of the server's secret, as it was when the share was revealed. */
  bound: string;
}
interface Kept {
  at: number;
  next?: string;
  played?: Played;
}

let memory: Record<string, Kept> = {};

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return memory;
  }
}

function keep(code: string, kept: Omit<Kept, 'at'>): void {
  const newest = Object.entries({ ...all(), [code]: { ...kept, at: Date.now() } })
    .sort((a, b) => b[1].at - a[1].at)
    .slice(0, MOST);
  memory = Object.fromEntries(newest);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // private mode: as long as the page
  }
}

/** Something nobody can guess. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The share for the next game of a table, and its hash. */
export function nextShare(code: string, share = all()[code]?.next ?? newShare()): string {
  keep(code, { ...all()[code], next: share });
  return sha256(share);
}

/** Now it may be told, if it is the one of this device: it is that of a game, against that hash of the server's. */
export function tellShare(code: string, hash: string, game: number, bound: string): string | null {
  const share = all()[code]?.next;
  if (!share || sha256(share) !== hash) return null;
  keep(code, { played: { game, share, bound } });
  return share;
}

/** What this device knows of the draw of that game. */
export function playedShare(code: string, game: number): Played | null {
  const played = all()[code]?.played;
  return played?.game === game ? played : null;
}

/** The seed that follows from a draw. */
export function seedOf(draw: Draw): string {
  const shares = [...draw.shares].sort((a, b) => a[0] - b[0]).map(([seat, share]) => `${seat} ${share}`);
  return sha256(['sixgun draw 1', draw.secret, ...shares].join('\n'));
}

export type Verdict = 'bad' | 'good' | 'drawn' | 'mine';

/** Was the deal honest, as far as can be told here? */
export function judge(seed: string, hash: string, draw: Draw | null, mine: Played | null): Verdict {
  if (sha256(seed) !== hash.toLowerCase()) return 'bad';
  if (!draw) return mine ? 'bad' : 'good';
  if (seedOf(draw) !== seed) return 'bad';
  if (!mine) return draw.shares.length ? 'drawn' : 'good';
  const isIn = draw.shares.some(([, share]) => share === mine.share);
  return isIn && sha256(draw.secret) === mine.bound ? 'mine' : 'bad';
}
