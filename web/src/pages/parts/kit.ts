// The few things every page needs, gathered.
import { prefs } from '../../lib/prefs.svelte';
import type { Joined } from '../../lib/protocol';
import { go } from '../../lib/router.svelte';
import { attr, dash, partsOf, t, texts, type Args, type Language } from '../../lib/text.svelte';
import { keepToken } from '../../lib/tokens';
import { Refusal } from './api';

export { attr, dash, partsOf, prefs, t, texts };
export type { Args, Language };

/** The name at the table: the remembered one, or a guest's, remembered from now on. */
export function myName(): string {
  if (!prefs.name) prefs.name = t('page-guest', { number: String(1000 + Math.floor(Math.random() * 9000)) });
  return prefs.name;
}

/** Go to a table one has just sat down at. */
export function comeTo({ code, token }: Joined): void {
  keepToken(code, token);
  go(`/t/${code}`);
}

/** What to tell the player about something that went wrong. */
export function told(error: unknown): string {
  if (!(error instanceof Refusal)) return t('page-refused', { reason: String(error) });
  if (error.status === 0) return t('page-no-server');
  const id = `error-${dash(error.id)}`;
  return texts.has(id) ? t(id, error.args as Args) : t('page-refused', { reason: error.message });
}

/** A text id if it exists, otherwise a readable form of what it is about. */
export function tOr(id: string, plain: string): string {
  return texts.has(id) ? t(id) : plain.replaceAll('_', ' ');
}

/** A strength, or a strength and a temperament. */
export function nameOfBot(bot: string): string {
  const [strength = '', temper] = bot.split('/');
  const name = tOr(`bot-${dash(strength)}`, strength);
  return temper ? `${name}, ${tOr(`temper-${temper}`, temper)}` : name;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text); // no clipboard on plain http
  }
}

function copyTheOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

/** The address of a page of this client, to hand to others. */
export function linkTo(path: string): string {
  return `${location.href.split('#')[0]}#${path}`;
}

export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
