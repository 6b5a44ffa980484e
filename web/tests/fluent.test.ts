// Messages read one by one, out of what is sent, against whole files as they are written, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { filesOf, squeeze } from '../build/ftl';
import { Fluent, type Args } from '../src/lib/fluent';
import { ALL_PARTS } from '../src/lib/languages';
import { partsOf, texts } from '../src/lib/text.svelte';

const LOCALE = join(import.meta.dirname, '../../src/sixgun/locale');
const NAMES = /\$([\w-]+)/g;
const KEYS = /\[([\w.-]+)\]/g;

/** Arguments that reach every variant there is, and numbers of every plural form. */
function* argumentsFor(source: string): Generator<Args> {
  const names = [...new Set([...source.matchAll(NAMES)].map(([, name]) => name!))];
  const keys = [...new Set([...source.matchAll(KEYS)].map(([, key]) => key!))];
  for (const value of [...keys, 'Rose', '', 0, 1, 2, 3, 5, 11, 21, 22, 1.5, 12345]) {
    yield Object.fromEntries(names.map((name) => [name, value]));
    for (const name of names) yield Object.fromEntries(names.map((one) => [one, one === name ? value : 'x']));
  }
  yield {};
}

describe.each(['en', 'ru', 'pl', 'it'])('in %s', (language) => {
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const theirs = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) theirs.addResource(new FluentResource(source));
  const ours = new Fluent(language, sources.map(squeeze));

  const ids = sources
    .flatMap((source) => new FluentResource(source).body)
    .flatMap((message) => [
      ...(message.value === null ? [] : [message.id]),
      ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
    ]);

  it('it knows the same messages and attributes', () => {
    expect(ids.length).toBeGreaterThan(900);
    expect(ids.filter((id) => !ours.has(id))).toEqual([]);
    expect(ours.has('nothing')).toBe(false);
    expect(ours.say('nothing.text')).toBe('[nothing.text]');
  });

  it('it says the same', () => {
    const all = sources.join('\n');
    const least = new Map(ids.map((id) => [id, 0]));
    for (const id of ids) {
      const [name = '', attribute] = id.split('.');
      const message = theirs.getMessage(name)!;
      const pattern = attribute ? message.attributes[attribute]! : message.value!;
      const start = all.search(new RegExp(`^${name} *=`, 'm'));
      const source = all.slice(start).split(/\n(?=[a-z])/)[0]!;
      // what it refers to has variables of its own
      const referred = [...source.matchAll(/\{\s*([a-z][\w-]*)/g)].map(
        ([, other]) => all.slice(all.search(new RegExp(`^${other} *=`, 'm'))).split(/\n(?=[a-z])/)[0]!,
      );
      for (const args of argumentsFor([source, ...referred].join('\n'))) {
        expect(ours.say(id, args), `${id} ${JSON.stringify(args)}`).toBe(
          theirs.formatPattern(pattern, args, []),
        );
        least.set(id, least.get(id)! + 1);
      }
    }
    expect(Math.min(...least.values())).toBeGreaterThan(0);
  });
});

it('what is sent is the same text in fewer letters', () => {
  const source =
    '### head\n# one\na = { $x } # not a comment\n\nb =\n    two\n    .c = { $y ->\n        [k] K\n       *[l] L\n    }\n';
  expect(squeeze(source)).toBe('a={$x} # not a comment\nb =\n two\n .c={$y ->\n [k] K\n *[l] L\n }');
});

it('every file is sent but those of the terminal and of the rulings, kin beside kin', () => {
  const all = readdirSync(join(LOCALE, 'en')).filter((name) => name.endsWith('.ftl'));
  const sent = ALL_PARTS.flatMap((part) => filesOf(part ? `en-${part}` : 'en').map((file) => basename(file)));
  expect(all.filter((name) => !sent.includes(name)).sort()).toEqual([
    'cli.ftl',
    'duel-cli.ftl',
    'rulings.ftl',
  ]);
  const ofDuel = filesOf('en-duel').map((file) => basename(file));
  expect(ofDuel).toEqual(sent.filter((name) => name.startsWith('duel')));
  expect(ofDuel.slice(0, 2)).toEqual(['duel-log.ftl', 'duel-ask.ftl']);
  expect(filesOf('en-sets').map((file) => basename(file))).toEqual(['events.ftl', 'sets.ftl']);
  expect(new Set(sent).size).toBe(sent.length);
});

it('a table needs the texts of its sets and of nothing else', () => {
  const needs = (...sets: string[]) => partsOf({ game: 'classic', setup: { sets } });
  expect(needs('base')).toEqual(['classic']);
  expect(partsOf({ game: 'duel', setup: { mode: 'duel' } })).toEqual(['duel']);
  expect(needs('base', 'high_noon')).toEqual(['classic', 'sets', 'high_noon']);
  expect(needs('base', 'wws_events', 'wws_characters')).toEqual(['classic', 'sets', 'wild_west_show']);
});

it('what is seldom said is fetched when it is, and said then', async () => {
  await texts.use('en');
  expect(texts.knows('seldom')).toBe(false);
  expect(texts.text('room-title')).toBe('');
  expect(texts.has('error-no-page')).toBe(false);
  await vi.waitFor(() => expect(texts.text('room-title')).toBe('Waiting room'));
  expect(texts.has('error-no-page')).toBe(true);
  expect(texts.text('table-send')).not.toMatch(/^\[|^$/);
});
