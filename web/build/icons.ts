// Compiles the icon map into sprites: the interface, each game, families of sets. A page loads only what it shows.
// A symbol bears the id of the card; what has no text yet cannot be met yet and stays out.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const lib = join(web, 'src', 'lib');
const gen = join(lib, 'gen');
const texts = join(web, '..', 'src', 'sixgun', 'locale', 'en');

/** Wanted whether or not a text names them. */
const ALWAYS = ['Interface', 'Roles and tokens', 'Reveal symbols', 'Sets'];
/** Pictures of the interface that are asked for by their own name. */
const BARE = [
  ...['H', 'D', 'S', 'C', 'cyl', 'dir', 'check', 'next', 'skip', 'eye', 'flag', 'plus'].map(
    (id) => `own:${id}`,
  ),
  ...['speaker-off', 'sun', 'moon', 'magnifying-glass'],
];

/** Which groups of icons.json make which sprite. */
const SPRITES: Record<string, string[]> = {
  ui: ['Interface', 'Roles and tokens'],
  classic: ['Classic cards', 'Base characters', 'Special characters'],
  sets: [
    'Sets',
    'Dodge City cards',
    'Dodge City characters',
    'High Noon events',
    'Fistful events',
    'Wild West Show events',
    'Wild West Show characters',
  ],
  train: ['Train cards', 'Train characters', 'Wagons and locomotive', 'Stations'],
  duel: ['The Duel cards', 'Duel lawmen', 'Duel outlaws', 'Reveal symbols'],
  renegades: ['Renegades cards', 'Renegades characters'],
};

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** A path with one decimal: of 512 units across, nobody sees more. */
function coarse(path: string): string {
  let last = '';
  return path.replace(/[a-z]|-?(?:\d+\.?\d*|\.\d+)|[\s,]+/gi, (token) => {
    if (/^[\s,]/.test(token)) return '';
    if (/^[a-z]/i.test(token)) return (last = token);
    if (/^-?0\d/.test(token)) throw new Error(`numbers run together in ${path.slice(0, 40)}`);
    const number = String(Math.round(Number(token) * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
    const apart =
      /[a-z]$/i.test(last) || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
    last = number;
    return apart ? number : ` ${number}`;
  });
}

/** The ids that have a name in the texts of the Duel, or in those of everything else. */
function named(duel: boolean): Set<string> {
  const files = readdirSync(texts).filter((file) => file.startsWith('duel') === duel);
  const all = files.map((file) => readFileSync(join(texts, file), 'utf8')).join('\n');
  return new Set(
    [
      ...all.matchAll(
        /^(?:duel-)?(?:card|character|resource|event|wagon|station|locomotive)-([a-z0-9-]+) *=/gm,
      ),
    ].map(([, id]) => id!),
  );
}

/** Writes src/lib/gen/*.svg and src/lib/gen/icons.json: which ids each sprite has. */
export function makeSprites(): void {
  const map = JSON.parse(readFileSync(join(lib, 'icons.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const own = readFileSync(join(lib, 'own-icons.svg'), 'utf8');
  const set = JSON.parse(
    readFileSync(join(web, 'node_modules', '@iconify-json', 'game-icons', 'icons.json'), 'utf8'),
  ) as IconSet;

  const picture = (name: string): [string, string] => {
    if (name.startsWith('own:')) {
      const found = new RegExp(
        `<symbol id="own-${name.slice(4)}" viewBox="([^"]*)">([\\s\\S]*?)</symbol>`,
      ).exec(own);
      if (!found) throw new Error(`own-icons.svg has no own-${name.slice(4)}`);
      return [found[1]!, found[2]!];
    }
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    return ['0 0 512 512', icon.body.replace(/(?<= d=")[^"]+/g, coarse)];
  };

  const ids: Record<string, string> = {};
  mkdirSync(gen, { recursive: true });
  for (const [sprite, groups] of Object.entries(SPRITES)) {
    const known = named(/duel|renegades/.test(sprite));
    const wanted = new Map<string, string>(
      sprite === 'ui' ? BARE.map((name) => [name.replace(':', '-'), name]) : [],
    );
    for (const group of groups) {
      for (const [id, name] of Object.entries(map[group] ?? {})) {
        if (!ALWAYS.includes(group) && !known.has(id.replaceAll('_', '-'))) continue;
        if ((wanted.get(id) ?? name) !== name) throw new Error(`two pictures for ${id} in ${sprite}`);
        wanted.set(id, name);
      }
    }
    if (!wanted.size) continue;
    ids[sprite] = [...wanted.keys()].join(' ');
    // the same picture under several ids lies together: compressed, it counts once
    const symbols = [...wanted]
      .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([id, name]) => {
        const [box, body] = picture(name);
        return `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
      });
    write(`${sprite}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
  }
  write('icons.json', JSON.stringify(ids) + '\n');
  for (const file of readdirSync(gen)) {
    if (file !== 'icons.json' && !(file.replace('.svg', '') in ids)) rmSync(join(gen, file));
  }
}

function write(name: string, text: string): void {
  const file = join(gen, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

export function icons(): Plugin {
  return { name: 'sixgun-icons', config: () => makeSprites() };
}
