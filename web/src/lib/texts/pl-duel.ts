export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/pl/duel*.ftl', '!../../../../src/sixgun/locale/pl/*cli.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
