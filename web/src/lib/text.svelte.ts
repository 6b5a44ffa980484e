// All player-visible text by id, from the same Fluent files the rest of the project reads.
import { Fluent, type Args } from './fluent';
import { isSeldom, LANGUAGES, TEXTS, type Language } from './languages';
import { prefs } from './prefs.svelte';
import type { Json } from './protocol';

export { LANGUAGES, type Args, type Language };

class Texts {
  /** The language shown; it follows the preference as soon as its file is there. */
  language = $state<Language>('en');
  #shown = $state.raw<Fluent | null>(null);
  #loaded = new Map<Language, Fluent>();
  /** What is needed by now: of another language it is fetched as well. */
  #parts = new Set<string>(['']);
  /** The parts that are there, in the language shown. */
  #known = $state.raw<ReadonlySet<string>>(new Set());

  get ready(): boolean {
    return this.#shown !== null;
  }

  /** Is what these games and sets say there? Of one without texts of its own it is. */
  knows(...parts: string[]): boolean {
    return parts.every((part) => !(part in TEXTS.en) || this.#known.has(part));
  }

  async use(language: Language): Promise<void> {
    const fluent = await this.#load(language);
    if (language !== prefs.language && this.#shown) return; // changed again meanwhile
    this.#shown = fluent;
    this.#known = new Set(fluent.parts);
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** What these games and sets say, from now on. */
  async need(...parts: string[]): Promise<void> {
    for (const part of parts) if (part in TEXTS.en) this.#parts.add(part);
    const language = this.ready ? this.language : prefs.language;
    const { parts: there } = await this.#load(language);
    if (this.ready && language === this.language) this.#known = new Set(there);
  }

  async #load(language: Language): Promise<Fluent> {
    const parts = [...this.#parts];
    const found = await Promise.all(parts.map((part) => TEXTS[language][part]!()));
    let fluent = this.#loaded.get(language);
    if (!fluent) this.#loaded.set(language, (fluent = new Fluent(language)));
    parts.forEach((part, n) => fluent.add(part, found[n]!.default));
    return fluent;
  }

  /** Must this be waited for? It is on its way then, and said once it is there. */
  #awaited(id: string): boolean {
    const awaited = isSeldom(id) && !this.#known.has('seldom');
    if (awaited && !this.#parts.has('seldom')) void this.need('seldom');
    return awaited;
  }

  has(id: string, attribute?: string): boolean {
    void this.#known;
    if (this.#awaited(id)) return false;
    return this.#shown?.has(attribute ? `${id}.${attribute}` : id) ?? false;
  }

  text(id: string, args?: Args): string {
    void this.#known;
    return (!this.#awaited(id) && this.#shown?.say(id, args)) || '';
  }
}

export const texts = new Texts();

/** What a table says beyond what every page does: its game, its sets, its mode or series. */
export function partsOf({ game, setup }: { game: string; setup: Json }): string[] {
  const sets = ((setup['sets'] as string[] | undefined) ?? []).filter((set) => set !== 'base');
  const own = sets.map((set) => set.replace(/^wws_.*/, 'wild_west_show')).filter((set) => set in TEXTS.en);
  const { scoring_series, six_player_special } = (setup['options'] ?? {}) as Record<string, boolean>;
  const few = game === 'classic' && /^[23]$/.test(String(setup['players']));
  const special = few || scoring_series || six_player_special;
  const more = [...(own.length ? ['sets'] : []), ...(special ? ['series'] : [])];
  return [game, ...more, ...new Set(own)];
}

/** `t('table-send')` */
export const t = (id: string, args?: Args): string => texts.text(id, args);
/** `attr('card-beer', 'text')` */
export const attr = (id: string, name: string, args?: Args): string => texts.text(`${id}.${name}`, args);
/** The name as the object of a verb; the plain name in languages that do not decline it. */
export const accusative = (id: string): string =>
  texts.has(id, 'acc') ? texts.text(`${id}.acc`) : texts.text(id);
/** Ids in the engine have underscores, messages have dashes. */
export const dash = (id: string): string => id.replaceAll('_', '-');
