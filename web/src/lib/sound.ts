// A few short sounds, made on the spot: nothing to load.
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === 'undefined') return null;
  if (navigator.userActivation?.hasBeenActive === false) return null; // it would stay silent, and is dear to make
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

/** Browsers let sound out only after a gesture. */
export function unlockSound(): void {
  audio();
}

export function play(name: string): void {
  const ctx = audio();
  if (ctx) void import('./tones').then(({ sound }) => sound(ctx, name));
}
