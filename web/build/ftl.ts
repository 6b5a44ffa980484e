// The texts of a language without comments and indentation: the browser has no use for them. What only one game, set or
// page says is a part of its own, fetched with it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locale = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'sixgun', 'locale');
const NAME = 'sixgun:texts';
const LANGUAGES = ['en', 'ru', 'pl', 'it'];
/** Not for the browser. */
const ELSEWHERE = /cli\.ftl$|^rulings\.ftl$/;
/** The files of each part, a game, a set, a page; what no part has is in the one without a name, which every page needs. */
const PARTS: Record<string, RegExp> = {
  classic: /^classic/,
  duel: /^duel/,
  sets: /^(sets|events)/, // what several sets say
  dodge_city: /^dodge_city/,
  high_noon: /^high_noon/,
  fistful: /^fistful/,
  wild_west_show: /^wild_west_show/,
  train_robbery: /^train/,
  series: /^(series|modes)/, // modes, too
  setup: /^setup/,
  hints: /^(hints|motives)/,
};
const SETS = ['dodge_city', 'high_noon', 'fistful', 'wild_west_show', 'train_robbery'];
/** What a running game has no need of at first: errors, reasons, the waiting room and what surrounds every page. */
const SELDOM = /^(bot|clock|error|foot|kept|nav|out|players|report|room|setup|task|temper|why)-/;
/** Parts cut out of others by the ids of their messages: what is not said at every table. */
const CUTS: Record<string, { from: string[]; ids: RegExp }> = {
  options: { from: SETS, ids: /^option-/ }, // said where they are chosen
  home: { from: [''], ids: /^home-(?!sit=|go-on)/ }, // the waiting room and the replays say these, too
  seldom: { from: [''], ids: SELDOM },
  reveal: { from: [''], ids: /^reveal-(?!always)/ }, // when the role is told; that it shall be is a setting
  // a series tells who won, and a table can be reported
  pages: { from: [''], ids: /^(over-(?!win-)|fair-|replay-(?!report)|replays-|rules-|settings-|credits-)/ },
};
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

/** The files of a part of a language, in order: `ru`, `ru-duel`. */
export function filesOf(name: string): string[] {
  const [language = '', part = ''] = name.split('-');
  const place = (file: string) => ORDER.findLastIndex((kind) => file.endsWith(`${kind}.ftl`));
  const belongs = (file: string) =>
    part ? (PARTS[part]?.test(file) ?? false) : !Object.values(PARTS).some((files) => files.test(file));
  return readdirSync(join(locale, language))
    .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.test(file) && belongs(file))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((file) => join(locale, language, file));
}

/** The text of a part. */
export function textOf(name: string): string {
  const [language = '', part = ''] = name.split('-');
  const read = (one: string) =>
    filesOf(`${language}-${one}`).map((file) => squeeze(readFileSync(file, 'utf8')));
  const cut = CUTS[part];
  if (cut) return messages(cut.from.flatMap(read), (message) => cut.ids.test(message));
  const gone = Object.values(CUTS).filter(({ from }) => from.includes(part));
  return messages(read(part), (message) => !gone.some(({ ids }) => ids.test(message)));
}

/** Those messages of squeezed texts that are wanted. */
const messages = (texts: string[], wanted: (message: string) => boolean): string =>
  texts
    .flatMap((text) => text.split(/\n(?![ }])/))
    .filter(wanted)
    .join('\n');

const PART_NAMES = ['', ...Object.keys(PARTS), ...Object.keys(CUTS)];
const idOf = (language: string, part: string) => `${NAME}/${language}${part && `-${part}`}`;
export const isText = (id: string): boolean => id.startsWith(`\0${NAME}/`);
/** One hash for all texts: the first script names every part of every language, and hashes do not compress. */
export const EDITION = createHash('sha256')
  .update(LANGUAGES.flatMap((language) => PART_NAMES.map((part) => textOf(`${language}-${part}`))).join('\n'))
  .digest('base64url')
  .slice(0, 8);

/** The module that knows how to fetch each part of each language. */
function sources(): string {
  const part = (language: string, name: string) =>
    `${JSON.stringify(name)}: () => import('${idOf(language, name)}')`;
  const all = (language: string) => PART_NAMES.map((name) => part(language, name)).join(', ');
  return `export const SELDOM = ${String(SELDOM)};
export default { ${LANGUAGES.map((language) => `${language}: { ${all(language)} }`).join(', ')} }`;
}

export function ftl(): Plugin {
  return {
    name: 'sixgun-ftl',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return sources();
      if (!isText(id)) return null;
      const name = id.slice(NAME.length + 2);
      const [language = '', part = ''] = name.split('-');
      for (const one of CUTS[part]?.from ?? [part])
        for (const file of filesOf(`${language}-${one}`)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(name))}`;
    },
  };
}
