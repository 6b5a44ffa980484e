// How large things are, told when the page is laid out anyway: to ask for it would lay the page out for each that asks.
import type { Attachment } from 'svelte/attachments';

type Tell = (width: number, height: number) => void;

const tells = new WeakMap<Element, Tell>();
const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) tells.get(target)?.(target.clientWidth, target.clientHeight);
});

/** *tell* gets the inner size before the first picture, and whenever it has changed. */
export function measured(tell: Tell): Attachment {
  return (node) => {
    tells.set(node, tell);
    watch.observe(node, { box: 'border-box' });
    return () => watch.unobserve(node);
  };
}
