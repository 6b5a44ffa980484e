import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { ftl } from './build/ftl.ts';
import { icons } from './build/icons.ts';

const server = process.env['SIXGUN_SERVER'] ?? 'http://127.0.0.1:8000';

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
