// The client says what the engine's side says: games at random (SIXGUN_SEED) of every set and mode, in every language.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import type { DuelView, GameEvent, GameView, Meaning, Question } from '../src/lib/protocol';
import { plain } from '../src/lib/rich';
import { personsOf } from '../src/lib/say';
import { Sentences, tidy, type Entry } from '../src/lib/sentences';
import { ALL_PARTS } from '../src/lib/languages';
import { LANGUAGES, texts, type Language } from '../src/lib/text.svelte';

type InEach<T> = Record<Language, T>;
interface Asked {
  me: number;
  view: GameView;
  question: Question;
  reasons: { id: string; args: Entry }[];
  said: InEach<{ question: string; options: string[]; reasons: string[] }>;
}
interface Game {
  game: string;
  sets: string[];
  names: string[];
  asked: Asked[];
  stories: { viewer: number; view: GameView; events: GameEvent[]; said: InEach<string[]> }[];
}

const ROOT = join(import.meta.dirname, '../..');
const ours = join(ROOT, '.venv/bin/python');
const games = JSON.parse(
  execFileSync(
    existsSync(ours) ? ours : 'python3',
    [join(ROOT, 'web/dev/said.py'), process.env['SIXGUN_SEED'] ?? 'said'],
    {
      env: { ...process.env, PYTHONPATH: join(ROOT, 'src') },
      maxBuffer: 1e9,
      encoding: 'utf8',
    },
  ),
) as Game[];

function speaker({ game, names }: Game, me: number, view?: GameView): Sentences {
  const persons = view?.game === 'classic' ? personsOf(view) : [];
  const found = new Sentences(game, me < 0 ? null : me, (seat) => names[seat]!, 0, persons);
  if (game === 'duel' && view) found.standing.look(view as DuelView);
  return found;
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    prefs.language = language;
    await texts.need(...ALL_PARTS);
    await texts.use(language);
  });

  it.each(games.map((game, n) => [`${n}: ${game.game} ${game.sets.join(' ')}`, game] as const))(
    'the story of game %s',
    (_, game) => {
      for (const { viewer, view, events, said } of game.stories) {
        const by = speaker(game, viewer, view.game === 'classic' ? view : undefined);
        const lines = tidy(events as unknown as (GameEvent & Entry)[]).map((event) => {
          if (game.game === 'duel') by.standing.follow(event);
          return plain(by.entry(event) ?? '');
        });
        expect(lines).toEqual(said[language]);
      }
    },
  );

  it.each(games.map((game, n) => [`${n}: ${game.game} ${game.sets.join(' ')}`, game] as const))(
    'questions, answers and reasons of game %s',
    (_, game) => {
      expect(game.asked.length).toBeGreaterThan(3);
      for (const { me, view, question, reasons, said } of game.asked) {
        const by = speaker(game, me, view);
        const { why, about, options } = question;
        expect(plain(by.question(why, about as Entry, options.length) ?? '')).toBe(said[language].question);
        const answer = (one: Meaning) => plain(by.option(one as unknown as Entry, why) ?? '');
        expect(options.map(answer)).toEqual(said[language].options);
        const refuse = (one: Asked['reasons'][0]) => plain(by.reason(one.id, one.args) ?? '');
        expect(reasons.map(refuse)).toEqual(said[language].reasons);
      }
    },
  );
});
