export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/it/duel*.ftl', '!../../../../src/sixgun/locale/it/*cli.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
