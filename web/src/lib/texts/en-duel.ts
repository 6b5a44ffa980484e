export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/en/duel*.ftl', '!../../../../src/sixgun/locale/en/*cli.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
