// Compiles the icon map into sprites, one per family of sets, so that a table loads only what it shows.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const lib = join(web, 'src', 'lib');

/** Which groups of icons.json make which sprite, and whose ids they are. */
const SPRITES: Record<string, { game: 'classic' | 'duel' | 'ui'; groups: string[] }[]> = {
  core: [
    { game: 'ui', groups: ['Interface (27)', 'Interface', 'Roles and tokens'] },
    {
      game: 'classic',
      groups: ['Classic cards', 'Base characters', 'Special characters', 'Roles and tokens'],
    },
  ],
  sets: [
    {
      game: 'classic',
      groups: [
        'Dodge City cards',
        'Dodge City characters',
        'High Noon events',
        'Fistful events',
        'Wild West Show events',
        'Wild West Show characters',
      ],
    },
  ],
  train: [
    { game: 'classic', groups: ['Train cards', 'Train characters', 'Wagons and locomotive', 'Stations'] },
  ],
  duel: [
    {
      game: 'duel',
      groups: [
        'The Duel cards',
        'Duel lawmen',
        'Duel outlaws',
        'Renegades cards',
        'Renegades characters',
        'Reveal symbols',
        'Roles and tokens',
      ],
    },
  ],
};

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** Writes src/lib/gen/*.svg and src/lib/gen/icon-map.json. */
export function makeSprites(): void {
  const map = JSON.parse(readFileSync(join(lib, 'icons.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const own = readFileSync(join(lib, 'own-icons.svg'), 'utf8');
  const set = JSON.parse(
    readFileSync(join(web, 'node_modules', '@iconify-json', 'game-icons', 'icons.json'), 'utf8'),
  ) as IconSet;

  const symbol = (name: string): string => {
    if (name.startsWith('own:')) {
      const id = `own-${name.slice(4)}`;
      const found = new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol>`).exec(own);
      if (!found) throw new Error(`own-icons.svg has no ${id}`);
      return found[0];
    }
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  };

  const where: Record<string, Record<string, [string, string]>> = { ui: {}, classic: {}, duel: {} };
  const taken = new Map<string, string>(); // a picture lies in the first sprite that wants it
  mkdirSync(join(lib, 'gen'), { recursive: true });
  for (const [sprite, parts] of Object.entries(SPRITES)) {
    const symbols: string[] = [];
    const add = (name: string): string => {
      const held = taken.get(name);
      if (held) return held;
      taken.set(name, sprite);
      symbols.push(symbol(name));
      return sprite;
    };
    if (sprite === 'core') for (const id of ['H', 'D', 'S', 'C', 'cyl', 'hit', 'miss']) add(`own:${id}`);
    if (sprite === 'core')
      for (const id of ['speaker-off', 'sun', 'moon', 'magnifying-glass', 'return-arrow', 'tombstone'])
        add(id);
    for (const { game, groups } of parts) {
      for (const group of groups) {
        for (const [id, name] of Object.entries(map[group] ?? {})) {
          where[game]![id] = [add(name), name.replace(':', '-')];
        }
      }
    }
    write(
      join(lib, 'gen', `${sprite}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
    );
  }
  write(join(lib, 'gen', 'icon-map.json'), JSON.stringify(where) + '\n');
}

function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

export function icons(): Plugin {
  return { name: 'sixgun-icons', config: () => makeSprites() };
}
