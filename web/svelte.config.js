import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Scoped classes are numbered, `_0`, `_1` …: a hash of six letters each does not compress. */
const source = fileURLToPath(new URL('src', import.meta.url));
const components = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.svelte'));
const numbers = new Map(components.sort().map((file, n) => [join(source, file), n]));
function cssHash({ filename }) {
  if (!numbers.has(filename)) numbers.set(filename, numbers.size);
  return `_${numbers.get(filename).toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
