// One WebSocket that comes back: backs off when the server is away, tries at once when the device is online again.
import type { ClientMessage, ServerMessage } from './protocol';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST = 400;
const LONGEST = 10_000;

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
  #closed = false;
  #wake = () => {
    if (!this.#ws && !this.#closed && document.visibilityState !== 'hidden') this.#open();
  };

  constructor(url: string, on: SocketEvents) {
    this.#url = url;
    this.#on = on;
    addEventListener('online', this.#wake);
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
    document.removeEventListener('visibilitychange', this.#wake);
    this.#ws?.close();
    this.#on.link('closed');
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#on.link('connecting');
    const ws = (this.#ws = new WebSocket(this.#url));
    ws.onopen = () => {
      ws.send(JSON.stringify(this.#on.hello()));
      this.#on.link('open');
    };
    ws.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      this.#tries = 0;
      if (message.type === 'ping') this.send({ type: 'pong', id: message.id });
      else this.#on.message(message);
    };
    ws.onclose = () => {
      if (this.#ws !== ws) return;
      this.#ws = null;
      if (this.#closed) return;
      this.#on.link('waiting');
      this.#timer = setTimeout(() => this.#open(), backoff(this.#tries++));
    };
  }
}

/** Doubling, with a random part so that a hundred tables do not come back in one instant. */
export function backoff(tries: number, random = Math.random()): number {
  const full = Math.min(LONGEST, FIRST * 2 ** tries);
  return full / 2 + (random * full) / 2;
}
