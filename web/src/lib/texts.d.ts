// Made by build/ftl.ts.

/** How to fetch each part of each language. */
declare module 'sixgun:texts' {
  const sources: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default sources;
}
