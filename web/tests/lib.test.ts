import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { faceOf, factsOf } from '../src/lib/facts';
import { layOver } from '../src/lib/own';
import { mark, plain, refs, segments } from '../src/lib/rich';
import { parse } from '../src/lib/route';
import { askText, logLines, optionText, whyText, type Scene } from '../src/lib/say';
import { backoff, Socket, socketAddress, type Link } from '../src/lib/socket';
import { LANGUAGES, texts, type Language } from '../src/lib/text.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import { fixture, tableOf } from './helpers';
import type { ClassicView } from '../src/lib/protocol';

function sceneOf(name: string): Scene {
  const view = fixture(name).view as ClassicView;
  return {
    game: 'classic',
    viewer: view.viewer,
    characters: view.players.map((player) => player.character),
    table: tableOf(view.players.length),
  };
}

describe('a view in two parts', () => {
  it('is what all see with what the seat sees laid over', () => {
    const seen = fixture('play-7').view as ClassicView;
    const me = seen.viewer!;
    const hidden = seen.players.map((player) => ({
      ...player,
      hand_known: [],
      role: player.role === 'sheriff' ? player.role : null,
    }));
    const all = { ...seen, viewer: null, hand: [], players: hidden } as ClassicView;
    const own = { viewer: me, hand: seen.hand, players: { [me]: { role: seen.players[me]!.role! } } };
    const laid = layOver(all, own) as ClassicView;
    expect(laid.hand).toEqual(seen.hand);
    expect(laid.players.map((player) => player.role)).toEqual(seen.players.map((player) => player.role));
    expect([laid.viewer, laid.turn]).toEqual([me, seen.turn]);
    expect(all.hand).toEqual([]);
    expect(layOver(all, {})).toEqual(all);
  });
});

describe('cards', () => {
  it('are read from their keys', () => {
    expect(faceOf('bang:TD#2')).toEqual({ id: 'bang', rank: '10', suit: 'D' });
    expect(factsOf('classic', 'winchester')).toEqual({ kind: 'blue', range: 5 });
    expect(factsOf('classic', 'not yet known').kind).toBe('brown');
  });
});

describe('addresses', () => {
  it('name a page', () => {
    expect(parse('')).toEqual({ page: 'home' });
    expect(parse('#/t/ABCD')).toEqual({ page: 'table', code: 'ABCD' });
    expect(parse('#/replay/x1?at=7')).toEqual({ page: 'replay', id: 'x1', at: 7, game: null });
    expect(parse('#/rulings/CL-R-1')).toEqual({ page: 'rulings', id: 'CL-R-1' });
    expect(parse('#/nonsense')).toEqual({ page: 'home' });
  });

  it('of the socket keep the prefix of the page', () => {
    const at = { href: 'https://example.org/games/index.html#/t/X' } as Location;
    expect(socketAddress('AB CD', at)).toBe('wss://example.org/games/ws/AB%20CD');
  });
});

describe('reconnecting', () => {
  it('waits longer each time, up to a limit', () => {
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(3, 1)).toBe(3200);
    expect(backoff(20, 1)).toBe(10_000);
    expect(backoff(20, 0)).toBe(5_000);
  });

  class Line {
    static readonly OPEN = 1;
    static all: Line[] = [];
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      Line.all.push(this);
    }
    send(): void {}
    close(): void {} // the network is gone: nobody says that it is closed
  }
  const links: Link[] = [];
  const connect = (): Socket => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.all.length = links.length = 0;
    return new Socket('ws://x', {
      hello: () => ({ type: 'take_back' }),
      link: (link) => links.push(link),
      message: () => {},
    });
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('starts when nothing has been heard for long', () => {
    const socket = connect();
    Line.all[0]!.onopen!();
    vi.advanceTimersByTime(50_000);
    Line.all[0]!.onmessage!({ data: '{"type":"ping","id":1}' });
    vi.advanceTimersByTime(50_000);
    expect(links).toEqual(['connecting', 'open']);
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    socket.close();
    vi.advanceTimersByTime(200_000);
    expect(Line.all).toHaveLength(2);
    expect(links.at(-1)).toBe('closed');
  });

  it('starts at once when the device says it is offline', () => {
    const socket = connect();
    Line.all[0]!.onopen!();
    dispatchEvent(new Event('offline'));
    expect(links.at(-1)).toBe('waiting');
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
    socket.close();
  });
});

describe('sentences with references', () => {
  const text = `${mark('seat:3', 'Rose')} plays ${mark('card:bang:8D', 'BANG! 8♦')} at 2`;

  it('come apart', () => {
    expect(plain(text)).toBe('Rose plays BANG! 8♦ at 2');
    expect(refs(text)).toEqual(['seat:3', 'card:bang:8D']);
    expect(segments(text).filter((part) => part.figure)).toHaveLength(2);
    expect(
      segments(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(plain(text));
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    prefs.language = language;
    await texts.need('classic', 'duel', 'seldom');
    await texts.use(language);
  });

  it('every question, answer and log line of a game is said', () => {
    for (const name of ['play-7', 'dodge-4', 'store-5', 'take-4', 'discard-4']) {
      const { question, events } = fixture(name);
      const scene = sceneOf(name);
      expect(askText(scene, question!)).not.toMatch(/\[|\{|undefined/);
      for (const option of question!.options) {
        expect(optionText(scene, option, question!.why)).not.toMatch(/\[|\{|undefined|\w:\w/);
      }
      const lines = logLines(scene, events);
      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines) expect(plain(line.text)).not.toMatch(/\[|\{|undefined/);
    }
  });

  it('a refusal is said', () => {
    const why = { type: 'why_not' as const, id: 1, reason: 'out_of_range', rule: 'CL-TGT-3' };
    const said = whyText(sceneOf('play-7'), { ...why, args: { target: 2, distance: 3, range: 1 } });
    expect(said).toMatch(/3/);
  });
});
