// Fluent files, read message by message: a message is parsed when it is first said, so a page opens at once.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

const MESSAGE = /^([a-z][\w-]*) *=(?:.*\n(?![a-z]))*.*/gim;
const REFERENCE = /\{\s*([a-z][\w-]*)/gi;

/** Small whole numbers look the same in all our languages, and the browser's formatter is dear to make. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function told(value: FluentVariable): FluentVariable {
  if (!Number.isInteger(value)) return value;
  if (Math.abs(value as number) < 1000) return new Small(value as number);
  return new FluentNumber(value as number, { useGrouping: 'always' } as object); // also where four digits stand alone
}

export class Fluent {
  #sources = new Map<string, string>();
  #bundle: FluentBundle;

  /** The names of what was added. */
  readonly parts = new Set<string>();

  constructor(language: string, files: string[] = []) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    files.forEach((file, n) => this.add(String(n), file));
  }

  /** More messages, once. */
  add(name: string, file: string): void {
    if (this.parts.has(name)) return;
    this.parts.add(name);
    for (const [source, id] of file.matchAll(MESSAGE)) this.#sources.set(id!, source);
  }

  /** Parses a message and what it refers to. */
  #read(id: string): void {
    const source = this.#sources.get(id);
    if (source === undefined || this.#bundle.hasMessage(id)) return;
    this.#bundle.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(REFERENCE)) this.#read(other!);
  }

  /** `card-beer`, or an attribute: `card-beer.text` */
  #pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    this.#read(name);
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  has(id: string): boolean {
    return !!this.#pattern(id);
  }

  /** The message; its id in brackets if there is none. */
  say(id: string, args?: Args): string {
    const pattern = this.#pattern(id);
    if (!pattern) return `[${id}]`;
    const values = Object.entries(args ?? {}).map(([name, value]) => [name, told(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values) as Args, []);
  }
}
