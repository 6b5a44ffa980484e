export default import.meta.glob<string>(
  [
    '../../../../src/sixgun/locale/it/*.ftl',
    '!../../../../src/sixgun/locale/it/*cli.ftl',
    '!../../../../src/sixgun/locale/it/duel*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
