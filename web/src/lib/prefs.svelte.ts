// What this device remembers of its user.

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 0 | 0.5 | 1 | 2;

interface Saved {
  language: 'en' | 'ru' | 'pl' | 'it';
  theme: Theme;
  speed: Speed;
  sound: boolean;
  oneClick: boolean;
  name: string;
}

const KEY = 'sixgun.prefs';

function preferredLanguage(): Saved['language'] {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (short === 'en' || short === 'ru' || short === 'pl' || short === 'it') return short;
  }
  return 'en';
}

function load(): Saved {
  const found: Saved = {
    language: preferredLanguage(),
    theme: 'system',
    speed: 1,
    sound: true,
    oneClick: false,
    name: '',
  };
  try {
    Object.assign(found, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // private mode, or not ours: the defaults do
  }
  return found;
}

class Prefs {
  #saved = $state<Saved>(load());

  get language() {
    return this.#saved.language;
  }
  set language(value) {
    this.#set({ language: value });
  }
  get theme() {
    return this.#saved.theme;
  }
  set theme(value) {
    this.#set({ theme: value });
  }
  /** Of animations: 0 is off. */
  get speed() {
    return this.#saved.speed;
  }
  set speed(value) {
    this.#set({ speed: value });
  }
  get sound() {
    return this.#saved.sound;
  }
  set sound(value) {
    this.#set({ sound: value });
  }
  /** A click on a card that needs no target plays it at once. */
  get oneClick() {
    return this.#saved.oneClick;
  }
  set oneClick(value) {
    this.#set({ oneClick: value });
  }
  /** What the player was called last time. */
  get name() {
    return this.#saved.name;
  }
  set name(value) {
    this.#set({ name: value });
  }

  #set(some: Partial<Saved>): void {
    Object.assign(this.#saved, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // nothing to be done
    }
  }
}

export const prefs = new Prefs();

export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
