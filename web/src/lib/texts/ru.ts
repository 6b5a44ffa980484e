export default import.meta.glob<string>(
  [
    '../../../../src/sixgun/locale/ru/*.ftl',
    '!../../../../src/sixgun/locale/ru/*cli.ftl',
    '!../../../../src/sixgun/locale/ru/duel*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
