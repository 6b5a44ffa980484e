// The focus goes to the question when it is put, and back to where it was when it is answered.
import { giveBack, isLost } from '../lib/focus';
import { typing } from './keys';

/** May the focus be taken away from there? Not from somebody who writes or reads. */
const isFree = (focused: Element | null): boolean => !typing(focused) && !focused?.closest('[role="dialog"]');

export function askFocus(): (root: HTMLElement, asked: boolean) => void {
  let before: Element | null = null;
  let due = 0;
  return (root, asked) => {
    cancelAnimationFrame(due);
    // with the next picture: to give the focus lays the page out
    due = requestAnimationFrame(() => {
      const focused = document.activeElement;
      const question = root.querySelector<HTMLElement>('[data-question]');
      if (!question || !isFree(focused)) return;
      if (asked) {
        if (!question.contains(focused)) before = focused;
        question.focus({ preventScroll: true });
      } else if (isLost() || question.contains(focused)) {
        giveBack(before);
        before = null;
      }
    });
  };
}
