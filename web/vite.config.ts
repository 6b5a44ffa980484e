import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { ftl } from './build/ftl.ts';
import { icons } from './build/icons.ts';

const server = process.env['SIXGUN_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * Few files, since what lies together compresses together: what every page needs and the first page, the tables, the
 * other pages. A group takes along what its modules import, unless a group before it has it.
 */
const GROUPS = [
  { name: 'core', test: /[\\/]src[\\/](main\.ts|pages[\\/](Home|TablePage)\.svelte)/ },
  { name: 'table', test: /[\\/]src[\\/]table[\\/](Classic)?Table\.svelte/ },
  { name: 'duel', test: /[\\/]src[\\/]table[\\/]DuelTable\.svelte/ },
  { name: 'pages', test: /[\\/]src[\\/]pages[\\/]/ },
];

export default defineConfig({
  plugins: [icons(), ftl(), svelte(), svelteTesting()],
  base: './',
  build: {
    outDir: '../src/sixgun/web/dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
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
  },
});
