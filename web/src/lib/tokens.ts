// Who I am at which table: the seat tokens this device keeps.

const KEY = 'sixgun.tokens';
const MOST = 40;

interface Kept {
  token: string;
  at: number;
}

const GUEST = 'sixgun.guest';
let guest = '';

/** What this browser is called at every table, so that an owner can keep it out. */
export function guestId(): string {
  try {
    guest ||= localStorage.getItem(GUEST) ?? '';
    guest ||= [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('');
    localStorage.setItem(GUEST, guest);
  } catch {
    // private mode: as long as the page
  }
  return guest;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function write(kept: Record<string, Kept>): void {
  const newest = Object.entries(kept).sort((a, b) => b[1].at - a[1].at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // private mode: the seat lasts as long as the page
  }
}

export const tokenOf = (code: string): string | null => all()[code.toUpperCase()]?.token ?? null;

export function keepToken(code: string, token: string): void {
  write({ ...all(), [code.toUpperCase()]: { token, at: Date.now() } });
}

export function forgetToken(code: string): void {
  const kept = all();
  delete kept[code.toUpperCase()];
  write(kept);
}
