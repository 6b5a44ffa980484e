export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/ru/duel*.ftl', '!../../../../src/sixgun/locale/ru/*cli.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
