/** All Fluent files of a language that the client needs, made by build/ftl.ts. */
declare module 'sixgun:texts/*' {
  const source: string;
  export default source;
}
