// One WebSocket that comes back: backs off when the server is away, tries at once when the device is online again.
import type { ClientMessage, ServerMessage } from './protocol';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST = 400;
const LONGEST = 10_000;
const SILENCE = 60_000; // the server speaks every 25 seconds at least: longer than this and nobody is there

export interface SocketEvents {
  message(message: ServerMessage): void;
  link(link: Link): void;
  /** The first message of each connection. */
  hello(): ClientMessage;
}

export function socketAddress(code: string, at: Location = location): string {
  const base = new URL('.', at.href);
  base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  base.hash = base.search = '';
  return `${base.href}ws/${encodeURIComponent(code)}`;
}

export class Socket {
  #url: string;
  #on: SocketEvents;
  #ws: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wake = () => {
    if (!this.#ws && !this.#closed && document.visibilityState !== 'hidden') this.#open();
  };

  /** The connection is gone, whether or not the browser has noticed. */
  #lose = () => {
    if (!this.#ws) return;
    this.#drop();
    this.#on.link('waiting');
    this.#timer = setTimeout(() => this.#open(), backoff(this.#tries++));
  };

  constructor(url: string, on: SocketEvents) {
    this.#url = url;
    this.#on = on;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false;
    this.#ws.send(JSON.stringify(message));
    return true;
  }

  /** Close and do not come back. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.#on.link('closed');
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#on.link('connecting');
    const ws = (this.#ws = new WebSocket(this.#url));
    this.#listen();
    ws.onopen = () => {
      ws.send(JSON.stringify(this.#on.hello()));
      this.#on.link('open');
    };
    ws.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      this.#tries = 0;
      this.#listen();
      if (message.type === 'ping') this.send({ type: 'pong', id: message.id });
      else this.#on.message(message);
    };
    ws.onclose = this.#lose;
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const ws = this.#ws;
    if (!ws) return;
    this.#ws = ws.onmessage = ws.onclose = null;
    ws.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#lose, SILENCE);
  }
}

/** Doubling, with a random part so that a hundred tables do not come back in one instant. */
export function backoff(tries: number, random = Math.random()): number {
  const full = Math.min(LONGEST, FIRST * 2 ** tries);
  return full / 2 + (random * full) / 2;
}
