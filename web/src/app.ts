// The client itself, once it is there.
import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';

export function start(target: HTMLElement): void {
  target.replaceChildren();
  mount(App, { target });
}
