// The whole table by keyboard.
import type { Play } from './play.svelte';

const SOON = 3000; // ms
/** S was pressed: until then a number means a seat. */
let seatUntil = 0;

export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

export function onKey(play: Play, event: KeyboardEvent, root: HTMLElement, lens?: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') return escape(play, event);
  if (typing(event.target)) return;
  const focused = document.activeElement;
  const done = () => event.preventDefault();
  if (event.key >= '1' && event.key <= '9' && performance.now() < seatUntil) {
    done();
    seatUntil = 0;
    return play.readSeat(Number(event.key));
  }
  if (event.key >= '1' && event.key <= '9') {
    const card = play.hand[Number(event.key) - 1];
    if (!card) return;
    done();
    at(root, `card:${card}`)?.focus();
    const options = play.places.get(`card:${card}`);
    if (options) play.pick(options);
    else if (play.options.length) void play.explain(card);
    return;
  }
  switch (event.key) {
    case '0': {
      const pass = play.options.find((option) => option.verb === 'pass');
      if (pass) {
        done();
        play.choose(pass);
      }
      return;
    }
    case 'Enter':
      if (focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement) return;
      if (play.main) {
        done();
        play.main.run();
      }
      return;
    case '?': {
      done();
      const ref = focused instanceof HTMLElement ? focused.dataset['at'] : undefined;
      if (ref?.startsWith('card:') && play.hand.includes(ref.slice(5)))
        return void play.explain(ref.slice(5));
      if (ref && /^seat:\d/.test(ref) && play.picked?.[0]?.card)
        return void play.explain(play.picked[0].card, Number(ref.slice(5)));
      return play.togglePanel('keys');
    }
    case 'l':
    case 'L':
      done();
      play.togglePanel('log');
      return later(() => document.querySelector<HTMLElement>('.log li.now')?.focus());
    case 'c':
    case 'C':
      done();
      if (!document.querySelector('[data-chat]') || play.panel === 'chat') play.togglePanel('chat');
      return later(() => document.querySelector<HTMLElement>('[data-chat]')?.focus());
    case 'd':
    case 'D': {
      done();
      const top = play.view?.discards.at(-1);
      if (!top) return at(root, 'deck')?.focus();
      play.inspected = play.inspected?.id === top ? null : { kind: 'card', id: top, at: null };
      return;
    }
    case 's':
    case 'S':
      done();
      seatUntil = performance.now() + SOON;
      return;
    case 'e':
    case 'E':
      if (!play.sets) return;
      done();
      play.sheet = play.sheet === 'events' ? null : 'events';
      return;
    case 'v':
    case 'V':
      done();
      lens?.();
      return;
    case 'b':
    case 'B':
      if (play.question?.can_take_back) {
        done();
        play.store.takeBack();
      }
      return;
  }
}

function escape(play: Play, event: KeyboardEvent): void {
  if (play.inspected && play.inspected.at === null) play.inspected = null;
  else if (play.sheet) play.sheet = null;
  else if (play.explained) play.explained = null;
  else if (play.panel) play.panel = null;
  else if (play.confirm) play.confirm = null;
  else if (play.picked) play.drop();
  else {
    if (event.target instanceof HTMLElement) event.target.blur();
    return;
  }
  event.preventDefault();
}

const at = (root: HTMLElement, ref: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${CSS.escape(ref)}"]`);
const later = (run: () => void): void => void setTimeout(run, 30);
