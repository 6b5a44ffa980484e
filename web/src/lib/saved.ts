// What this device remembers of its user, as it lies in the browser's store.

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 0 | 0.5 | 1 | 2;

export interface Saved {
  language: 'en' | 'ru' | 'pl' | 'it';
  theme: Theme;
  speed: Speed;
  sound: boolean;
  oneClick: boolean;
  reveal: boolean;
  watchOn: boolean;
  notify: boolean;
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

export function load(): Saved {
  const found: Saved = {
    language: preferredLanguage(),
    theme: 'system',
    speed: 1,
    sound: true,
    oneClick: false,
    reveal: true,
    watchOn: false,
    notify: false,
    name: '',
  };
  try {
    Object.assign(found, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // private mode, or not ours: the defaults do
  }
  return found;
}

export function save(all: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // nothing to be done
  }
}
