export default import.meta.glob<string>(
  [
    '../../../../src/sixgun/locale/pl/*.ftl',
    '!../../../../src/sixgun/locale/pl/*cli.ftl',
    '!../../../../src/sixgun/locale/pl/duel*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
