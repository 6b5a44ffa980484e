// Every text file of the build once more, as small as it gets: the server sends that to whom it suits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALLEST = 500; // bytes: below, nothing is gained

export function brotli(): Plugin {
  return {
    name: 'sixgun-brotli',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|md)$/.test(file)) continue;
        const body = readFileSync(join(dir, file));
        if (body.length > SMALLEST) writeFileSync(join(dir, `${file}.br`), brotliCompressSync(body));
      }
    },
  };
}
