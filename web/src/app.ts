// The client itself, once it is there.
import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cards.css';
import './styles/pieces.css';
import './styles/controls.css';
import './styles/fingers.css';
import './styles/forced.css';
import App from './App.svelte';

export function start(target: HTMLElement): void {
  target.replaceChildren();
  mount(App, { target });
}
