// Hover, focus or long press: the card at reading size.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Inspected, Play } from './play.svelte';

const HOVER = 250;
const PRESS = 450;
const AFTER = 300; // ms after the finger left

/** The click that ends a long press means nothing, wherever it lands: what was opened stays open, nothing is taken. */
function swallow(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', stop, true);
  const end = () => setTimeout(() => removeEventListener('click', stop, true), AFTER);
  for (const up of ['pointerup', 'pointercancel']) addEventListener(up, end, { once: true });
}

export function inspectable(play: Play, what: Omit<Inspected, 'at'> | null): Attachment<HTMLElement> {
  return (node) => {
    if (!what) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = (at: DOMRect | null) => (play.inspected = { ...what, at });
    const hide = () => {
      clearTimeout(timer);
      if (play.inspected?.at && play.inspected.id === what.id) play.inspected = null;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => show(node.getBoundingClientRect()), HOVER);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      pressed = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        show(null);
        swallow();
      }, PRESS);
    };
    const up = () => clearTimeout(timer);
    const menu = (event: Event) => {
      if (pressed || matchMedia('(pointer: coarse)').matches) event.preventDefault();
    };
    const focus = () => {
      if (node.matches(':focus-visible')) show(node.getBoundingClientRect());
    };
    const listeners: [string, EventListener, boolean?][] = [
      ['pointerenter', over as EventListener],
      ['pointerleave', hide],
      ['pointerdown', down as EventListener],
      ['pointerup', up],
      ['pointercancel', up],
      [
        'pointermove',
        ((event: PointerEvent) => {
          if (event.pointerType !== 'mouse' && Math.abs(event.movementX) + Math.abs(event.movementY) > 6)
            up();
        }) as EventListener,
      ],
      ['contextmenu', menu],
      ['focus', focus],
      ['blur', hide],
    ];
    const stop = listeners.map(([name, run, capture]) => on(node, name, run, { capture: capture ?? false }));
    return () => {
      hide();
      for (const off of stop) off();
    };
  };
}
