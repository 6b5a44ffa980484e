import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli.ts';
import { EDITION, ftl, isText } from './build/ftl.ts';
import { icons } from './build/icons.ts';

const server = process.env['SIXGUN_SERVER'] ?? 'http://127.0.0.1:8000';

/** What the tables of all games are made of. */
const SHARED = 'Playing Table Frame Arrow CardButton Hand Horizon Mini Offer Question RoleCounts play fit'
  .split(' ')
  .join('|');
/**
 * Few files, since what lies together compresses together: the first script, what every page needs, the first page, which
 * nobody sees who comes by a link, what all tables share, the table of each game, the draw, a replay, the other pages. A group takes
 * along what its modules import,
 * unless a group before it has it.
 */
const GROUPS = [
  { name: 'main', test: /[\\/]src[\\/]main\.ts|rolldown[\\/]runtime/ },
  { name: 'core', test: /[\\/]src[\\/](app\.ts|cards[\\/]Card\.svelte|pages[\\/]TablePage\.svelte)/ },
  { name: 'scene', test: /[\\/]src[\\/]pages[\\/]parts[\\/]Scene\.svelte/ },
  { name: 'home', test: /[\\/]src[\\/]pages[\\/]Home\.svelte/ },
  { name: 'table', test: new RegExp(`[\\\\/]src[\\\\/](table|cards)[\\\\/](${SHARED})\\.`) },
  { name: 'classic', test: /[\\/]src[\\/]table[\\/]ClassicTable\.svelte/ },
  { name: 'duel', test: /[\\/]src[\\/]table[\\/]DuelTable\.svelte/ },
  { name: 'modes', test: /[\\/]src[\\/]table[\\/]modes[\\/]index\.ts/ },
  { name: 'train', test: /[\\/]src[\\/]table[\\/]train[\\/]index\.ts/ },
  { name: 'sets', test: /[\\/]src[\\/]table[\\/]sets[\\/]index\.ts/ },
  { name: 'draw', test: /[\\/]src[\\/]lib[\\/]draw\.ts/ },
  {
    name: 'setup',
    test: /[\\/]src[\\/]pages[\\/](Setup\.svelte|parts[\\/](draft|HouseRules|ModeSetup|SeriesRules|SetTiles|Presets))/,
  },
  { name: 'replay', test: /[\\/]src[\\/]pages[\\/]Replay\.svelte/ },
  { name: 'pages', test: /[\\/]src[\\/]pages[\\/]/ },
];

/**
 * The page asks for the core together with the first script, which will import it, for what the core imports, and for its
 * looks. Those of the other parts come with them.
 */
function loading(): Plugin {
  const first = (name: string) => /(^|\/)(core|rolldown-runtime)-[\w-]+\.(js|css)$/.test(name);
  return {
    name: 'sixgun-loading',
    apply: 'build',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .map(({ fileName }) => fileName)
          .filter(first)
          .map((name) => ({
            tag: 'link',
            attrs: name.endsWith('.css')
              ? { rel: 'stylesheet', crossorigin: true, href: `./${name}` }
              : { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
          })),
    },
  };
}

export default defineConfig({
  plugins: [icons(), ftl(), svelte(), svelteTesting(), loading(), brotli()],
  base: './',
  build: {
    outDir: '../src/sixgun/web/dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => `assets/[name]-${moduleIds.some(isText) ? EDITION : '[hash]'}.js`,
        codeSplitting: { groups: GROUPS.map((group, n) => ({ ...group, priority: GROUPS.length - n })) },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000, // on a busy machine
  },
});
