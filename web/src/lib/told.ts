// In which games I was told my role already: a reload does not tell it again.
const KEY = 'sixgun.told';
const MOST = 30;
let kept: string[] | null = null;

function all(): string[] {
  try {
    kept ??= JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    kept ??= [];
  }
  return kept;
}

export const isTold = (game: string): boolean => all().includes(game);

export function markTold(game: string): void {
  kept = [...all(), game].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // private mode: as long as the page
  }
}
