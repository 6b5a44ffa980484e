// All player-visible text by id, from the same Fluent files the rest of the project reads.
import { Fluent, type Args } from './fluent';
import { LANGUAGES, TEXTS, type Language } from './languages';
import { prefs } from './prefs.svelte';

export { LANGUAGES, type Args, type Language };

class Texts {
  /** The language shown; it follows the preference as soon as its file is there. */
  language = $state<Language>('en');
  #shown = $state.raw<Fluent | null>(null);
  #loaded = new Map<Language, Fluent>();

  get ready(): boolean {
    return this.#shown !== null;
  }

  async use(language: Language): Promise<void> {
    let fluent = this.#loaded.get(language);
    if (!fluent) {
      fluent = new Fluent(language, [(await TEXTS[language]()).default]);
      this.#loaded.set(language, fluent);
    }
    if (language !== prefs.language && this.#shown) return; // changed again meanwhile
    this.#shown = fluent;
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  has(id: string, attribute?: string): boolean {
    return this.#shown?.has(attribute ? `${id}.${attribute}` : id) ?? false;
  }

  text(id: string, args?: Args): string {
    return this.#shown?.say(id, args) ?? '';
  }
}

export const texts = new Texts();

/** `t('table-send')` */
export const t = (id: string, args?: Args): string => texts.text(id, args);
/** `attr('card-beer', 'text')` */
export const attr = (id: string, name: string, args?: Args): string => texts.text(`${id}.${name}`, args);
/** The name as the object of a verb; the plain name in languages that do not decline it. */
export const accusative = (id: string): string =>
  texts.has(id, 'acc') ? texts.text(`${id}.acc`) : texts.text(id);
/** Ids in the engine have underscores, messages have dashes. */
export const dash = (id: string): string => id.replaceAll('_', '-');
