// What the sets put on cards and seats, as the view tells it: one list of marks for drawing, the same in words for ears.
import { faceOf, factsOf } from '../../lib/facts';
import { thingName } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { ClassicPlay } from '../classic-play.svelte';

export interface Mark {
  kind: 'fresh' | 'ready' | 'off' | 'must' | 'cost' | 'suit' | 'played' | 'pays';
  words: string;
  /** Of a changed suit: the one it counts as. */
  suit?: string;
}

/** The marks of a card: in front of *owner*, or in my hand. */
export function marksOf(play: ClassicPlay, card: string, owner: number | null): Mark[] {
  const view = play.view;
  if (!view) return [];
  const player = owner === null ? undefined : view.players[owner];
  if (player?.in_play.includes(card))
    return inPlay(play, card, player.fresh ?? [], player.asleep?.['in_play']);
  const found: Mark[] = [];
  const inHand = view.hand.includes(card);
  if (card === view.marked_card && (inHand || owner !== null))
    found.push({ kind: 'must', words: t('sets-must-play') });
  if (inHand && factsOf('classic', faceOf(card).id).cost)
    found.push({ kind: 'cost', words: t('sets-costs') });
  if (play.question?.why === 'pay' && play.store.asked) {
    if (play.question.about.card === card) found.push({ kind: 'played', words: t('sets-played') });
    else if (play.pickedPlace === `card:${card}`) found.push({ kind: 'pays', words: t('sets-pays') });
  }
  return [...found, ...suitOf(play, card)];
}

function inPlay(play: ClassicPlay, card: string, fresh: string[], asleep: string | undefined): Mark[] {
  if (asleep) return [{ kind: 'off', words: t('sets-off', { cause: thingName(play.scene, asleep) }) }];
  if (fresh.includes(card)) return [{ kind: 'fresh', words: t('table-not-ready') }];
  const green = factsOf('classic', faceOf(card).id).kind === 'green';
  return green ? [{ kind: 'ready', words: t('sets-ready') }] : [];
}

function suitOf(play: ClassicPlay, card: string): Mark[] {
  const suit = play.view?.now?.suits[faceOf(card).suit];
  return suit ? [{ kind: 'suit', words: t('sets-counts-as', { suit }), suit }] : [];
}

/** The same in words. */
export const markWords = (play: ClassicPlay, card: string, owner: number | null): string =>
  marksOf(play, card, owner)
    .map((mark) => mark.words)
    .join(', ');

export interface Tag {
  kind: 'ghost' | 'skipped' | 'leader' | 'lent' | 'asleep';
  words: string;
  icon: string;
  /** The icon is one of the interface's own. */
  own?: boolean;
}

/** The marks of a seat. */
export function tagsOf(play: ClassicPlay, seat: number): Tag[] {
  const view = play.view;
  const player = view?.players[seat];
  if (!view || !player?.alive) return [];
  const found: Tag[] = [];
  const cause = player.marks?.includes('passive') ? undefined : player.asleep?.['character'];
  if (player.marks?.includes('ghost')) found.push({ kind: 'ghost', words: t('sets-ghost'), icon: 'ghost' });
  if (player.marks?.includes('skipped'))
    found.push({ kind: 'skipped', words: t('sets-skipped'), icon: 'own-skip', own: true });
  if (cause)
    found.push({
      kind: 'asleep',
      words: t('sets-asleep', { cause: thingName(play.scene, cause) }),
      icon: cause,
    });
  for (const character of cause ? [] : (player.lent ?? []))
    found.push({
      kind: 'lent',
      words: t('sets-as', { character: thingName(play.scene, character) }),
      icon: character,
    });
  if (view.leader === seat && view.events_left !== undefined)
    found.push({ kind: 'leader', words: t('sets-leader'), icon: 'hn_high_noon' });
  if (view.train?.driver === seat)
    found.push({ kind: 'leader', words: t('train-driver'), icon: 'ironhorse' });
  return found;
}

export const tagWords = (play: ClassicPlay, seat: number): string[] =>
  tagsOf(play, seat).map((tag) => tag.words);
