// A name in one line: smaller where it is long, down to what can still be read.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const LEAST = 12;

/** Shown only where all of it fits beside what stands before it. */
export function ifRoom(text: string): Attachment<HTMLElement> {
  return (node) => {
    void text;
    const line = node.parentElement!;
    const inside = document.createRange();
    inside.selectNodeContents(line);
    const fit = () => {
      node.hidden = false;
      node.hidden = inside.getBoundingClientRect().width > line.getBoundingClientRect().width + 0.5;
    };
    void tick().then(fit);
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    const room = line.parentElement?.parentElement; // the line itself grows and shrinks with the text
    if (room) watch.observe(room);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  };
}

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
    watch.observe(node); // what stands beside it may come and go
    if (node.parentElement) watch.observe(node.parentElement);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  };
}
