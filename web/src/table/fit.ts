// A name in one line: smaller where it is long, down to what can still be read.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const LEAST = 12;

/** *text*: what the node says, so that another name is fitted anew. */
export function fitted(text: string, least = LEAST): Attachment<HTMLElement> {
  return (node) => {
    void text;
    const inside = document.createRange();
    inside.selectNodeContents(node);
    // to the fraction of a px: a trace too much would cost letters
    const over = () => inside.getBoundingClientRect().width > node.getBoundingClientRect().width + 0.01;
    const fit = () => {
      node.style.fontSize = '';
      let size = parseFloat(getComputedStyle(node).fontSize);
      while (size > least && over()) {
        size = Math.max(least, size - 0.5);
        node.style.fontSize = `${size}px`;
      }
    };
    void tick().then(fit); // when the text stands there
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    if (node.parentElement) watch.observe(node.parentElement);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  };
}
