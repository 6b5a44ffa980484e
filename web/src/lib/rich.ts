// Sentences with references in them. Names go into a message wrapped in private characters and come out as
// segments that the table can light up; figures come out apart, because the display face has old-style ones.

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

export interface Segment {
  text: string;
  /** `seat:3` or `card:bang:8D` */
  ref?: string;
  figure?: boolean;
}

export const mark = (ref: string, text: string): string => `${OPEN}${ref}${MIDDLE}${text}${CLOSE}`;

const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');

export const plain = (text: string): string => text.replace(MARKED, '$2');

export function refs(text: string): string[] {
  return [...text.matchAll(MARKED)].map((found) => found[1]!);
}

export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    found.push(...figures(text.slice(at, match.index)));
    found.push(...figures(match[2]!).map((part) => ({ ...part, ref: match[1]! })));
    at = match.index + match[0].length;
  }
  found.push(...figures(text.slice(at)));
  return found;
}

function figures(text: string): Segment[] {
  return text
    .split(/(\d+)/)
    .filter(Boolean)
    .map((part) => (/^\d/.test(part) ? { text: part, figure: true } : { text: part }));
}
