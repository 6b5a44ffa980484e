// The languages there are, and how to fetch one: what every page says, and what only one game or set says.
import sources, { SELDOM } from 'sixgun:texts';

export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** By part: the game or set whose own texts they are; empty: what every page says. */
export const TEXTS = sources as Record<Language, Record<string, () => Promise<{ default: string }>>>;
/** What is said now and then: fetched when it first is, or with the pages around the table. */
export const isSeldom = (id: string): boolean => SELDOM.test(id);
/** All there is to say. */
export const ALL_PARTS = Object.keys(TEXTS.en);
