// Reads the project's Fluent files: texts, variables, references, choices and plurals; nothing more is used in them.
// A message is understood when it is first said, so opening a page costs no more than finding where messages begin.
// tests/fluent.test.ts holds it against @fluent/bundle, message by message.

export type Args = Record<string, string | number>;
type Value = string | number;
type Part = (args: Args) => Value;

const MESSAGE = /^([a-z][\w-]*) *=((?:.*\n(?![a-z]))*.*)/gim;
const ATTRIBUTE = /\n +\.([a-z][\w-]*) *=/i;

export class Fluent {
  #sources = new Map<string, string>();
  #parts = new Map<string, Part>();
  #language: string;
  #plurals: Intl.PluralRules | undefined; // dear to make: only when there is something to count

  constructor(language: string, files: string[]) {
    this.#language = language;
    for (const [, id, body] of files.join('\n').matchAll(MESSAGE)) {
      const [value = '', ...attributes] = body!.split(ATTRIBUTE);
      if (value.trim()) this.#sources.set(id!, value);
      for (let n = 0; n < attributes.length; n += 2)
        this.#sources.set(`${id}.${attributes[n]}`, attributes[n + 1]!);
    }
  }

  get ids(): string[] {
    return [...this.#sources.keys()];
  }

  /** `card-beer`, or an attribute: `card-beer.text` */
  has(id: string): boolean {
    return this.#sources.has(id);
  }

  /** The message; its id in brackets if there is none. */
  say(id: string, args: Args = {}): string {
    let part = this.#parts.get(id);
    if (!part) {
      const source = this.#sources.get(id);
      if (source === undefined) return `[${id}]`;
      this.#parts.set(id, (part = this.#read(source)));
    }
    return part(args) as string;
  }

  #number(value: number): string {
    const small = Number.isInteger(value) && Math.abs(value) < 1000; // the same in all our languages
    return small ? String(value) : value.toLocaleString(this.#language);
  }

  #plural(value: number): string {
    return (this.#plurals ??= new Intl.PluralRules(this.#language)).select(value);
  }

  #read(source: string): Part {
    let at = 0;
    const take = (pattern: RegExp): string | undefined => {
      pattern.lastIndex = at;
      const found = pattern.exec(source);
      if (found) at = pattern.lastIndex;
      return found?.[1] ?? found?.[0];
    };

    const pattern = (): Part => {
      const parts: (string | Part)[] = [];
      take(/\s*/y);
      for (;;) {
        const text = take(/[^{}\n]+/y) ?? take(/(\n) *(?![ *[}]|$)/y);
        if (text) parts.push(text);
        else if (take(/\{\s*/y)) parts.push(placeable());
        else break;
      }
      const last = parts.length - 1;
      if (typeof parts[last] === 'string') parts[last] = parts[last].trimEnd();
      return (args) =>
        parts.reduce<string>((said, part) => {
          const value = typeof part === 'string' ? part : part(args);
          return said + (typeof value === 'number' ? this.#number(value) : value);
        }, '');
    };

    const placeable = (): Part => {
      const whole = term();
      take(/\s*/y);
      const part = take(/->/y) ? choice(whole) : whole;
      take(/\s*\}/y);
      return part;
    };

    const term = (): Part => {
      const name = take(/\$([\w-]+)/y);
      if (name) return (args) => args[name] ?? `{$${name}}`;
      const text = take(/"([^"]*)"/y);
      if (text !== undefined) return () => text;
      const number = take(/-?[\d.]+/y);
      if (number) return () => Number(number);
      const id = take(/[\w.-]+/y) ?? '';
      return (args) => this.say(id, args);
    };

    const choice = (of: Part): Part => {
      const variants = new Map<Value, Part>(); // [1] is a number: the text "1" is not it
      let other: Part = () => '';
      for (;;) {
        const head = take(/\s*\*?\[\s*[\w.-]+\s*\]/y);
        if (!head) break;
        const part = pattern();
        const key = head.replace(/[\s*[\]]/g, '');
        variants.set(/^-?\d/.test(key) ? Number(key) : key, part);
        if (head.includes('*')) other = part;
      }
      return (args) => {
        const value = of(args);
        const plural = typeof value === 'number' ? variants.get(this.#plural(value)) : undefined;
        return (variants.get(value) ?? plural ?? other)(args);
      };
    };

    return pattern();
  }
}
