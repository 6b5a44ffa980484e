// What this device remembers of its user.
import { load, save, type Saved } from './saved';

export type { Speed, Theme } from './saved';

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
  /** My role is told when a game begins. */
  get reveal() {
    return this.#saved.reveal;
  }
  set reveal(value) {
    this.#set({ reveal: value });
  }
  /** Out, and only bots left: I want to watch. */
  get watchOn() {
    return this.#saved.watchOn;
  }
  set watchOn(value) {
    this.#set({ watchOn: value });
  }
  /** A notice of the system when it is my turn and the page is hidden. */
  get notify() {
    return this.#saved.notify;
  }
  set notify(value) {
    this.#set({ notify: value });
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
    save(this.#saved);
  }
}

export const prefs = new Prefs();

export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
