// The texts of a language without comments and indentation: the browser has no use for them. What only one game, one set
// or one page says is a part of its own, fetched with it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locale = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'sixgun', 'locale');
const NAME = 'sixgun:texts/';
/** Not for the browser. */
const ELSEWHERE = /cli\.ftl$|^rulings\.ftl$/;
/** Kin beside kin, `log` beside `duel-log`: gzip looks back 32 KB only. */
const ORDER = ['log', 'ask', 'duel', 'why', 'classic', 'errors', 'table', 'moments', 'pages'];

export function squeeze(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() && !/^#{1,3}( |$)/.test(line))
    .map((line) => line.replace(/^ +/, ' ').replace(/^( \.|)([\w-]+) = /, '$1$2='))
    .join('\n')
    .replace(/\{ +/g, '{')
    .replace(/([^\n]) +\}/g, '$1}');
}

/** Files that are a part of their own, or in one with others; those of a game bear its name. */
const APART: Record<string, string> = {
  events: 'sets',
  sets: 'sets',
  dodge_city: 'dodge_city',
  high_noon: 'high_noon',
  fistful: 'fistful',
  wild_west_show: 'wild_west_show',
  train_robbery: 'train_robbery',
  setup: 'setup',
};
const GAMES = ['classic', 'duel'];
/** Which part a file belongs to; empty: to what every page needs. */
const partOf = (file: string): string =>
  APART[file.replace('.ftl', '')] ?? GAMES.find((game) => file.startsWith(game)) ?? '';

/** The files of a part of a language, in order: `ru`, `ru-duel`. */
export function filesOf(name: string): string[] {
  const [language = '', part = ''] = name.split('-');
  const place = (file: string) => ORDER.findLastIndex((kind) => file.endsWith(`${kind}.ftl`));
  return readdirSync(join(locale, language))
    .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.test(file) && partOf(file) === part)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((file) => join(locale, language, file));
}

export function ftl(): Plugin {
  return {
    name: 'sixgun-ftl',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const files = filesOf(id.slice(NAME.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => squeeze(readFileSync(file, 'utf8'))).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
