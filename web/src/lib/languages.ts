// The languages there are, and how to fetch one: what every page says, and what only one game, set or page says.

export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<{ default: string }>('./texts/*.ts');
const fileOf = (language: Language, part: string) => FILES[`./texts/${language}${part && `-${part}`}.ts`];

/** Has it texts of its own? */
export const isPart = (part: string): boolean => fileOf('en', part) !== undefined;

/** The texts of a part; of the empty one: what every page says. */
export const fetchTexts = async (language: Language, part: string): Promise<string> =>
  (await fileOf(language, part)!()).default;

/** What a game says, with the sets that are played besides its first. */
export function partsOf(game: string, setup: { sets?: unknown } | null | undefined): string[] {
  const sets = Array.isArray(setup?.sets) ? setup.sets.map(String).filter((set) => set !== 'base') : [];
  const own = sets.map((set) => (set.startsWith('wws_') ? 'wild_west_show' : set)).filter(isPart);
  return [...new Set([game, ...(own.length ? ['sets'] : []), ...own])];
}
