// The rule books of the project, read: numbered rules and rulings, and which of them belong to which card.
import type { CatalogueEntry } from '../../lib/protocol';
import expansions from '../../../../docs/rules/classic-expansions.md?url';
import classic from '../../../../docs/rules/classic.md?url';
import duel from '../../../../docs/rules/duel.md?url';
import train from '../../../../docs/rules/train-robbery.md?url';
import renegades from '../../../../docs/rules/renegades.md?url';

export interface Rule {
  id: string;
  text: string;
}
export interface Book {
  rules: Map<string, Rule>;
  /** Row of the specification by id: what it does in full, and the rulings named with it. */
  things: Map<string, { effect: string; rulings: string[]; life: number | null }>;
}

const BOOKS: Record<string, string[]> = { classic: [classic, expansions, train], duel: [duel, renegades] };
const ID = /\b[A-Z]{2,3}-[A-Z0-9]+(?:-\d+)?\b/g;
const cache = new Map<string, Promise<Book | null>>();

export function bookOf(game: string): Promise<Book | null> {
  let found = cache.get(game);
  if (!found) {
    found = Promise.all((BOOKS[game] ?? []).map(textOf)).then(
      (texts) => read(texts.join('\n\n')),
      () => null,
    );
    cache.set(game, found);
  }
  return found;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

export function read(markdown: string): Book {
  const rules = new Map<string, Rule>();
  for (const match of markdown.matchAll(
    /^\*\*([A-Z]{2,3}-[A-Z0-9-]+)\*\* ([\s\S]*?)(?=\n\n|\n#|$(?![\s\S]))/gm,
  )) {
    rules.set(match[1]!, { id: match[1]!, text: plain(match[2]!) });
  }
  const things: Book['things'] = new Map();
  for (const row of rows(markdown)) {
    const id = /^`([a-z0-9_]+)`$/.exec(row['id'] ?? '')?.[1];
    const effect = row['effect'] ?? row['ability'] ?? row['goal'] ?? row['meaning'];
    if (!id || !effect || things.has(id)) continue;
    const named = [...`${row['rulings'] ?? ''} ${effect}`.matchAll(ID)].map((match) => match[0]);
    things.set(id, {
      effect: plain(effect),
      rulings: [...new Set(named)].filter((one) => rules.has(one)),
      life: Number(row['max life']) || null,
    });
  }
  return { rules, things };
}

function* rows(markdown: string): Generator<Record<string, string>> {
  let header: string[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    if (!cells.length) header = [];
    else if (/^[-: ]+$/.test(cells[0]!)) continue;
    else if (!header.length) header = cells;
    else yield Object.fromEntries(cells.map((cell, n) => [header[n] ?? String(n), cell]));
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[*`]+/g, '').trim();

/** Text with the rule ids in it taken apart, to make links of them. */
export function withLinks(text: string, book: Book): { text: string; rule?: string }[] {
  const found: { text: string; rule?: string }[] = [];
  let at = 0;
  for (const match of text.matchAll(ID)) {
    if (!book.rules.has(match[0])) continue;
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[0], rule: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** What several sets have is one thing, with the copies of all of them; its set names all. */
export function together(entries: CatalogueEntry[]): CatalogueEntry[] {
  const found = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const name = `${entry.game} ${entry.kind} ${entry.id}`;
    const there = found.get(name);
    const copies = [...new Set([...(there?.copies ?? []), ...entry.copies])];
    found.set(name, there ? { ...there, set: `${there.set} ${entry.set}`, copies } : entry);
  }
  return [...found.values()];
}
