// A name in one line: smaller where it is long, down to what can still be read.
import type { Attachment } from 'svelte/attachments';

const LEAST = 12;

/** Writes and measures in turn, a step each: all that is to be fitted goes step by step together, so that the page is laid
 * out once for all of them and not once for each. */
type Fit = () => Generator<void, void, void>;

const kept = new Set<Fit>();
const waiting = new Set<Fit>();
const widthOf = (one: Element | Range) => one.getBoundingClientRect().width;

/** How wide what is inside would be. A range is made each time: a seat that moves takes its nodes along, but no range. */
function insideOf(node: Node): number {
  const inside = document.createRange();
  inside.selectNodeContents(node);
  return widthOf(inside);
}

function run(): void {
  let going = [...waiting].map((fit) => fit());
  waiting.clear();
  while (going.length) going = going.filter((one) => !one.next().done);
}

function soon(fit: Fit): void {
  if (!waiting.size) requestAnimationFrame(run);
  waiting.add(fit);
}

// other letters, other widths; to wait for `fonts.ready` instead would lay the page out for each that asks
document.fonts?.addEventListener('loadingdone', () => kept.forEach(soon));

/** Fit before the next picture, when fonts have come, and whenever one of *rooms* has changed. */
function keepFitting(fit: Fit, rooms: readonly (Element | null | undefined)[]): () => void {
  kept.add(fit);
  soon(fit);
  const watch = new ResizeObserver(() => soon(fit));
  for (const one of rooms) if (one) watch.observe(one);
  return () => {
    kept.delete(fit);
    watch.disconnect();
  };
}

/** Shown only where all of it fits beside what stands before it, or *alone*: else it is only said. */
export function ifRoom(text: string, alone = false): Attachment<HTMLElement> {
  return (node) => {
    void text;
    const line = node.parentElement!;
    // the line itself grows and shrinks with the text
    return keepFitting(
      function* () {
        node.classList.remove('sr');
        yield;
        const isWider = insideOf(alone ? node : line) > widthOf(line) + 0.5;
        yield;
        node.classList.toggle('sr', isWider);
      },
      [line.parentElement?.parentElement],
    );
  };
}

/** *text*: what the node says, so that another name is fitted anew. */
export function fitted(text: string, least = LEAST): Attachment<HTMLElement> {
  return (node) => {
    void text;
    // what stands beside it may come and go
    return keepFitting(
      function* () {
        node.style.fontSize = '';
        yield;
        let size = parseFloat(getComputedStyle(node).fontSize);
        // to the fraction of a px: a trace too much would cost letters
        let [wide, room] = [insideOf(node), widthOf(node)];
        while (size > least && wide > room + 0.01) {
          size = Math.max(least, Math.min(size - 0.5, Math.ceil((size * room * 2) / wide) / 2));
          yield;
          node.style.fontSize = `${size}px`;
          yield;
          [wide, room] = [insideOf(node), widthOf(node)];
        }
      },
      [node, node.parentElement],
    );
  };
}
