// The table by Tab and arrow keys. What belongs together is a region (`data-region`): Tab goes from region to region in the
// order a player needs them, the arrow keys walk within one. In the question every answer is a stop of its own.
const ORDER = ['question', 'offer', 'hand', 'train', 'target', 'seat', 'tickets', 'me', 'pile'];
const STOPS = 'button:not([disabled]), a[href], input, select, textarea, [tabindex]';
const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
export const LEGAL = '.tgt, [data-legal]';

const isShown = (node: HTMLElement): boolean => node.checkVisibility?.() ?? true;
const regionOf = (node: Element): string | null =>
  node.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? null;

/** Everything of a region that can be focused: it may lie in several places. */
function itemsOf(root: HTMLElement, region: string): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(
    `[data-region="${CSS.escape(region)}"] :is(button, [data-stop])`,
  );
  return [...found].filter((node) => regionOf(node) === region && isShown(node));
}

function regionsOf(root: HTMLElement): string[] {
  const found = [...root.querySelectorAll<HTMLElement>('[data-region]')];
  return [...new Set(found.map((node) => node.dataset['region'] ?? ''))];
}

/** Where Tab stops in a region: what is picked, what can be chosen, or else its first thing. */
function stopOf(items: HTMLElement[]): HTMLElement | undefined {
  return (
    items.find((node) => node === document.activeElement) ??
    items.find((node) => node.ariaPressed === 'true') ??
    items.find((node) => node.matches(LEGAL)) ??
    items[0]
  );
}

function rankOf(region: string, items: HTMLElement[]): number {
  const kind = region.split(':')[0] ?? '';
  return ORDER.indexOf(kind === 'seat' && items.some((node) => node.matches(LEGAL)) ? 'target' : kind);
}

/** The stops of the table, in their order. */
function stopsOf(root: HTMLElement): HTMLElement[] {
  return regionsOf(root)
    .map((region) => ({ region, items: itemsOf(root, region) }))
    .map(({ region, items }) => ({
      rank: rankOf(region, items),
      stops: region === 'question' ? items : [stopOf(items)].flatMap((one) => one ?? []),
    }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ stops }) => stops);
}

/** Gives every region one stop, whatever is drawn in it. */
export function keepStops(root: HTMLElement): () => void {
  const set = () => {
    for (const region of regionsOf(root)) {
      if (region === 'question') continue;
      const items = itemsOf(root, region);
      const stop = stopOf(items);
      for (const node of items)
        if (node.tabIndex !== (node === stop ? 0 : -1)) node.tabIndex = node === stop ? 0 : -1;
    }
  };
  // once a picture, when styles are known anyway
  let due = 0;
  const soon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      set();
    });
  };
  const watch = new MutationObserver(soon);
  const attributeFilter = ['tabindex', 'aria-pressed', 'data-legal', 'class'];
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
  root.addEventListener('focusin', set);
  soon();
  return () => {
    cancelAnimationFrame(due);
    watch.disconnect();
    root.removeEventListener('focusin', set);
  };
}

/** Tab from region to region; behind the last one comes what lies around the table. */
export function onTab(event: KeyboardEvent, root: HTMLElement, shell: HTMLElement): void {
  const focused = document.activeElement;
  const dialog = focused?.closest<HTMLElement>('[role="dialog"]');
  const all = dialog
    ? tabbable(dialog)
    : [...stopsOf(root), ...tabbable(shell).filter((node) => !root.contains(node))];
  const at = all.indexOf(focused as HTMLElement);
  let to = all[at + (event.shiftKey ? -1 : 1)];
  if (at < 0) to = event.shiftKey ? undefined : after(all, focused);
  if (!to && dialog) to = event.shiftKey ? all.at(-1) : all[0];
  if (to) {
    event.preventDefault();
    to.focus();
  } else if (event.shiftKey && shell.contains(focused)) shell.focus({ preventScroll: true }); // … and out of it
}

/** From the question itself to its answers, from anywhere else to the first stop. */
function after(all: HTMLElement[], focused: Element | null): HTMLElement | undefined {
  return all.find((node) => focused?.contains(node) && node !== focused) ?? all[0];
}

function tabbable(within: HTMLElement): HTMLElement[] {
  const found = [...within.querySelectorAll<HTMLElement>(STOPS)];
  return found.filter((node) => node.tabIndex >= 0 && isShown(node));
}

/** The arrow keys within a region. */
export function onArrow(event: KeyboardEvent, root: HTMLElement): void {
  const focused = document.activeElement as HTMLElement | null;
  const region = focused && root.contains(focused) ? regionOf(focused) : null;
  if (!focused || !region) return;
  const items = itemsOf(root, region);
  const at = items.indexOf(focused);
  const to = { Home: 0, End: items.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
  if (at < 0 || to === at) return;
  event.preventDefault();
  items[to]?.focus();
}
