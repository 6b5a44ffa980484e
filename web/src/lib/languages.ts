// The languages there are, and how to fetch one: what every page says, and what only one game says.

export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** A game whose own texts are needed; empty: what every page says. */
export type Part = '' | 'classic' | 'duel';
type Source = () => Promise<{ default: string }>;

export const TEXTS: Record<Language, Record<Part, Source>> = {
  en: {
    '': () => import('./texts/en'),
    classic: () => import('./texts/en-classic'),
    duel: () => import('./texts/en-duel'),
  },
  ru: {
    '': () => import('./texts/ru'),
    classic: () => import('./texts/ru-classic'),
    duel: () => import('./texts/ru-duel'),
  },
  pl: {
    '': () => import('./texts/pl'),
    classic: () => import('./texts/pl-classic'),
    duel: () => import('./texts/pl-duel'),
  },
  it: {
    '': () => import('./texts/it'),
    classic: () => import('./texts/it-classic'),
    duel: () => import('./texts/it-duel'),
  },
};
