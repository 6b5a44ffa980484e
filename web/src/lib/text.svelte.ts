// All player-visible text by id, from the same Fluent files the rest of the project reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs } from './prefs.svelte';

export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const LOADERS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./texts/en'),
  ru: () => import('./texts/ru'),
  pl: () => import('./texts/pl'),
  it: () => import('./texts/it'),
};

/** What the first page can do without: it follows as soon as the first is there. */
const LATER: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./texts/en-duel'),
  ru: () => import('./texts/ru-duel'),
  pl: () => import('./texts/pl-duel'),
  it: () => import('./texts/it-duel'),
};

export function bundleOf(language: string, files: Record<string, string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of Object.values(files)) bundle.addResource(new FluentResource(source));
  return bundle;
}

class Texts {
  /** The language shown; it follows the preference as soon as its file is there. */
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Language, FluentBundle>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async use(language: Language): Promise<void> {
    const loaded = this.#loaded.get(language);
    if (loaded) return this.#show(language, loaded);
    const files = (await LOADERS[language]()).default;
    this.#show(language, bundleOf(language, files));
    const all = bundleOf(language, { ...files, ...(await LATER[language]()).default });
    this.#loaded.set(language, all);
    this.#show(language, all);
  }

  #show(language: Language, bundle: FluentBundle): void {
    if (language !== prefs.language && this.#bundle) return; // changed again meanwhile
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  has(id: string, attribute?: string): boolean {
    const message = this.#bundle?.getMessage(id);
    if (!message) return false;
    return attribute === undefined ? message.value !== null : attribute in message.attributes;
  }

  text(id: string, args?: Args): string {
    const bundle = this.#bundle;
    const value = bundle?.getMessage(id)?.value;
    return bundle && value ? bundle.formatPattern(value, args, []) : bundle ? `[${id}]` : '';
  }

  attr(id: string, name: string, args?: Args): string {
    const bundle = this.#bundle;
    const value = bundle?.getMessage(id)?.attributes[name];
    return bundle && value ? bundle.formatPattern(value, args, []) : bundle ? `[${id}.${name}]` : '';
  }
}

export const texts = new Texts();

/** `t('table-send')` */
export const t = (id: string, args?: Args): string => texts.text(id, args);
/** `attr('card-beer', 'text')` */
export const attr = (id: string, name: string, args?: Args): string => texts.attr(id, name, args);
/** Ids in the engine have underscores, messages have dashes. */
export const dash = (id: string): string => id.replaceAll('_', '-');
