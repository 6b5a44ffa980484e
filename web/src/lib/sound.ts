// A few short sounds, for those who want them.
import { prefs } from './prefs.svelte';

export function play(name?: string): void {
  if (prefs.sound && navigator.userActivation?.hasBeenActive !== false)
    // else it would stay silent
    void import('./tones').then(({ sound }) => sound(name));
}
