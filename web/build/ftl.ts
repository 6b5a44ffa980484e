// Fluent files without their comments: the browser has no use for them.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function stripComments(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() && !/^#{1,3}( |$)/.test(line))
    .join('\n');
}

export function ftl(): Plugin {
  return {
    name: 'sixgun-ftl',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.ftl') || query !== 'raw') return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(stripComments(readFileSync(file, 'utf8')))}`;
    },
  };
}
