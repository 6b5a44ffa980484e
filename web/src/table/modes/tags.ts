// Whom I hunt and who hunts me, who is passive, who has left: what a mode says of a seat.
import { t } from '../../lib/text.svelte';
import type { ClassicPlay } from '../classic-play.svelte';
import { huntOf } from '../hunt';

export interface ModeTag {
  kind: 'target' | 'hunter' | 'active' | 'passive' | 'departed';
  words: string;
  icon: string;
}

export function tagOf(play: ClassicPlay, seat: number): ModeTag | null {
  const player = play.view?.players[seat];
  if (!player) return null;
  if (player.marks?.includes('departed'))
    return { kind: 'departed', words: t('mode-departed'), icon: 'leave' };
  if (player.person !== undefined && player.alive) {
    const alone = play.figuresOf(player.person).some((one) => !play.isIn(one));
    const kind = player.marks?.includes('passive') ? 'passive' : 'active';
    return { kind, words: t(alone ? 'mode-alone' : `mode-${kind}`), icon: 'range' };
  }
  const [, target, hunter] = huntOf(play);
  if (seat === target) return { kind: 'target', words: t('mode-your-target'), icon: 'range' };
  if (seat === hunter) return { kind: 'hunter', words: t('mode-hunts-you'), icon: 'hit' };
  return null;
}

export const tagWords = (play: ClassicPlay, seat: number): string[] =>
  tagOf(play, seat)?.words.split('\n') ?? [];
