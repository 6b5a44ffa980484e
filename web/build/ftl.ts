// Fluent files without their comments and indentation: the browser has no use for them.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function squeeze(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() && !/^#{1,3}( |$)/.test(line))
    .map((line) => line.replace(/^ +/, ' ').replace(/^( \.|)([\w-]+) = /, '$1$2='))
    .join('\n')
    .replace(/\{ +/g, '{')
    .replace(/([^\n]) +\}/g, '$1}');
}

export function ftl(): Plugin {
  return {
    name: 'sixgun-ftl',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.ftl') || query !== 'raw') return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(squeeze(readFileSync(file, 'utf8')))}`;
    },
  };
}
