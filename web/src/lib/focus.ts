// Who has the focus: dialogs take it and give it back.
import type { Attachment } from 'svelte/attachments';

/** What had the focus is gone. */
export const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Give the focus to something that may be gone by now. */
export function giveBack(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}

/** A dialog: the focus goes into it when it opens, and back to where it was when it closes. */
export const takesFocus: Attachment<HTMLElement> = (node) => {
  const before = document.activeElement;
  const first = node.querySelector<HTMLElement>('[data-first]') ?? node;
  first.focus({ preventScroll: true });
  return () => {
    const inside = node.contains(document.activeElement);
    queueMicrotask(() => {
      if (inside || isLost()) giveBack(before);
    });
  };
};
