// Made by build/ftl.ts.

/** How to fetch each part of each language. */
declare module 'sixgun:texts' {
  const sources: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default sources;
  /** The ids of the part that is fetched when something of it is first said. */
  export const SELDOM: RegExp;
}
