export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/pl/*.ftl', '!../../../../src/sixgun/locale/pl/{*cli,rulings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
