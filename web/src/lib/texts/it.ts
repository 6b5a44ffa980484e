export default import.meta.glob<string>(
  ['../../../../src/sixgun/locale/it/*.ftl', '!../../../../src/sixgun/locale/it/{*cli,rulings}.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
