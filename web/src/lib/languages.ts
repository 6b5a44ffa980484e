// The languages there are, and how to fetch one: all its texts are one file.

export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

export const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./texts/en'),
  ru: () => import('./texts/ru'),
  pl: () => import('./texts/pl'),
  it: () => import('./texts/it'),
};
