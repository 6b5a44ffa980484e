export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/en/*.ftl', '!../../../../src/sixgun/locale/en/{*cli,rulings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
