// The tables this device holds a seat at, the latest first: read from what lib/tokens keeps.

const KEY = 'sixgun.tokens';

export function codesKept(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, { at: number }>;
    return Object.entries(kept)
      .sort((a, b) => b[1].at - a[1].at)
      .map(([code]) => code);
  } catch {
    return [];
  }
}
