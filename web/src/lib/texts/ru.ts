export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/ru/*.ftl', '!../../../../src/sixgun/locale/ru/{*cli,rulings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
