// The HTTP API of the server, one function per request. A refusal becomes a Refusal with the server's text id.
import type {
  Catalogue,
  CreateTable,
  Frames,
  Review,
  Games,
  Health,
  Imported,
  Joined,
  JoinTable,
  NewReport,
  PlayNow,
  PlayOn,
  PlayRuling,
  Problem,
  ReplayInfo,
  Replays,
  Reported,
  Rulings,
  TableInfo,
  Tables,
} from '../../lib/protocol';
import { guestId } from '../../lib/tokens';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, init);
  } catch {
    throw new Refusal(0, 'no-server', {}, 'no answer');
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(
    answer.status,
    problem?.id ?? 'unknown',
    problem?.args ?? {},
    problem?.message ?? answer.statusText,
  );
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const at = encodeURIComponent;

/** The games table/Table.svelte can draw. */
const DRAWN = new Set(['classic', 'duel']);

export const api = {
  /** Only those this client has a table for. */
  games: async (): Promise<Games> => {
    const found = await ask<Games>('games');
    return { ...found, games: found.games.filter((game) => DRAWN.has(game.id)) };
  },
  health: () => ask<Health>('health'),
  tables: () => ask<Tables>('tables'),
  table: (code: string) => ask<TableInfo>(`tables/${at(code)}`),
  create: (body: CreateTable) => ask<Joined>('tables', post(body)),
  /** With a share of this device in the seed: the game begins when it is revealed. */
  play: async (body: PlayNow) => {
    if (body.watch) return ask<Joined>('play', post(body));
    const { hashOf, newShare, nextShare } = await import('../../lib/draw');
    const share = newShare();
    const joined = await ask<Joined>('play', post({ ...body, commitment: hashOf(share) }));
    nextShare(joined.code, share);
    return joined;
  },
  join: (code: string, body: JoinTable) =>
    ask<Joined>(`tables/${at(code)}/join`, post({ guest: guestId(), ...body })),
  replays: (before?: number) => ask<Replays>(before ? `replays?before=${before}` : 'replays'),
  replay: (id: string) => ask<ReplayInfo>(`replays/${at(id)}`),
  frames: (id: string, eyes: string, from: number, count: number) =>
    ask<Frames>(`replays/${at(id)}/frames?eyes=${eyes}&start=${from}&count=${count}`),
  playOn: (id: string, body: PlayOn) => ask<Joined>(`replays/${at(id)}/play`, post(body)),
  qrUrl: (code: string) => `api/tables/${at(code)}/qr.svg`,
  review: (id: string, seat: number) => ask<Review>(`replays/${at(id)}/review?seat=${seat}`),
  recordUrl: (id: string) => `api/replays/${at(id)}/record`,
  importRecord: (text: string) => ask<Imported>('replays', post(text)),
  report: (body: NewReport) => ask<Reported>('reports', post(body)),
  catalogue: () => ask<Catalogue>('catalogue'),
  playRuling: (id: string, body: PlayRuling) => ask<Joined>(`rulings/${at(id)}/play`, post(body)),
  rulings: (language: string) => ask<Rulings>(`rulings?language=${language}`),
};

export type Api = typeof api;
