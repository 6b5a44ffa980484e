// The answers of the open question as buttons: what a card in the hand still leaves open, everything that is no card, what
// may be done besides.
import { nextDimension, type Branch } from '../lib/choices';
import type { Meaning } from '../lib/protocol';
import { cardSaid, chairOf, isMine, nameOf } from '../lib/say';
import { t } from '../lib/text.svelte';
import type { Play } from './play.svelte';

export interface Action {
  id: string;
  label: string;
  /** For a screen reader, where the label is short. */
  spoken?: string;
  /** Who plays whom it names: for seats that have room for a person only. */
  person?: string;
  icon: string | null;
  kind: 'main' | 'plain' | 'bad' | 'ghost';
  /** Of the hit it takes: drawn as a cartridge. */
  hurts?: boolean;
  run(): void;
}

/** How a step of a choice looks as a button. */
export type Label = Pick<Action, 'label' | 'spoken' | 'person' | 'icon'>;

export function actionsOf(play: Play): Action[] {
  const question = play.question;
  if (!question) return idle(play);
  if (play.confirm) return [reallyOf(play, play.confirm.option), cancelOf(play)];
  const found = play.options.length ? answers(play) : [];
  for (const option of question.interjections) {
    if (question.number !== play.store.answered)
      found.push(actionOf(play, option, 'plain', `any ${option.key}`));
  }
  if (!play.options.length) found.push(...idle(play));
  if (question.can_take_back && !play.picked) found.push(takeBackOf(play));
  return found;
}

function answers(play: Play): Action[] {
  const picked = play.picked;
  if (!picked) return others(play);
  if (picked.length === 1) {
    const main = actionOf(play, picked[0]!, 'main');
    return play.reacts ? [main, ...others(play)] : [main, cancelOf(play)];
  }
  // oneself is the last one a player means
  const own = (branch: Branch) =>
    Number(
      branch.dimension === 'target' && typeof branch.value === 'number' && isMine(play.scene, branch.value),
    );
  const steps = [...play.branches].sort((a, b) => own(a) - own(b));
  return [...steps.map((branch) => branchOf(play, branch)), cancelOf(play)];
}

const cancelOf = (play: Play): Action => ({
  id: 'back',
  label: t('table-cancel'),
  icon: null,
  kind: 'ghost',
  run: () => play.drop(),
});

const reallyOf = (play: Play, option: Meaning): Action => ({
  id: 'confirm',
  label: t('table-really', { answer: play.label(option) }),
  icon: play.icon(option),
  kind: 'bad',
  run: () => play.send(option),
});

const takeBackOf = (play: Play): Action => ({
  id: 'take-back',
  label: t('table-take-back'),
  icon: 'replay',
  kind: 'ghost',
  run: () => play.store.takeBack(),
});

/** For those who only look on: another seat to watch, a bot's seat to take. */
function idle(play: Play): Action[] {
  const view = play.view;
  if (!view || view.viewer !== null) return [];
  const seats = view.players.length;
  const next: Action = {
    id: 'watch-next',
    label: t('table-watch-next'),
    icon: 'spectator',
    kind: 'ghost',
    run: () => (play.watched = (play.watched + 1) % seats),
  };
  const at = play.store.table?.seats.find((one) => one.seat === chairOf(play.scene, play.watched));
  const free = at?.bot && !at.member && play.isIn(play.watched) && view.winner === null;
  if (!play.store.me?.member || !free) return [next];
  const sit: Action = {
    id: 'take-seat',
    label: t('table-take-seat', { name: nameOf(play.scene, play.watched) }),
    icon: 'swap',
    kind: 'ghost',
    run: () => play.store.send({ type: 'sit', seat: at.seat }),
  };
  return [next, sit];
}

/** Everything that is not a card of the hand. */
function others(play: Play): Action[] {
  const hand = new Set(play.hand.map((card) => `card:${card}`));
  const found: Action[] = [];
  const rest: Action[] = [];
  const whole = play.question?.why === 'enter'; // who, and where: one answer
  const groups: Iterable<[string, Meaning[]]> = whole
    ? play.options.map((option) => [option.key, [option]] as [string, Meaning[]])
    : play.places;
  for (const [place, options] of groups) {
    if (hand.has(place)) continue;
    const option = options[0]!;
    if (nextDimension(options) === 'suit') found.push(...options.map((one) => actionOf(play, one, 'plain')));
    else if (options.length > 1) found.push(placeAction(play, place, options));
    else if (option.verb !== 'pass') found.push(actionOf(play, option, 'plain'));
    else {
      const only = play.options.length === 1;
      rest.push(actionOf(play, option, play.isPainful(option) ? 'bad' : only ? 'main' : 'plain'));
    }
  }
  return [...found, ...rest];
}

const placeAction = (play: Play, place: string, options: Meaning[]): Action => ({
  id: place,
  label: play.placeName(options[0]!),
  icon: play.icon(options[0]!),
  kind: 'plain',
  run: () => play.pick(options),
});

function branchOf(play: Play, branch: Branch): Action {
  const option = branch.options[0]!;
  return {
    id: branch.id,
    ...play.branchLabel(branch),
    kind: 'plain',
    run: () => (branch.options.length === 1 ? play.choose(option) : play.pick(branch.options)),
  };
}

/** Where every choice is of one kind the sentence says what is done: its buttons name only the thing. */
function areAlike(options: Meaning[]): boolean {
  const choices = options.filter((option) => option.verb !== 'pass');
  const first = choices[0];
  if (!first || choices.length < 2 || choices.some((option) => option.verb !== first.verb)) return false;
  const cards = choices.filter((option) => option.card !== undefined);
  if (cards.length > 1) return cards.every((option) => option.target === cards[0]!.target);
  const targets = new Set(choices.map((option) => option.target));
  return !cards.length && !targets.has(undefined) && targets.size === choices.length;
}

function thingOf(play: Play, option: Meaning): string {
  if (option.card) return cardSaid(play.scene, option.card);
  return play.options.some((one) => one.card !== undefined) ? play.label(option) : play.aimName(option);
}

function actionOf(play: Play, option: Meaning, kind: Action['kind'], id = option.key): Action {
  const hurts = play.isPainful(option);
  const full = play.label(option);
  const plain = kind === 'plain' && option.verb !== 'pass' && play.options.includes(option);
  const short = plain && areAlike(play.options);
  return {
    id,
    label: short ? thingOf(play, option) : full,
    spoken: short ? full : undefined,
    icon: hurts ? null : play.icon(option),
    kind,
    hurts,
    run: () => play.choose(option),
  };
}

/** One answer as a button of its own. */
export const singleOf = (play: Play, option: Meaning): Action =>
  actionOf(play, option, option.verb === 'pass' ? 'ghost' : 'main');
