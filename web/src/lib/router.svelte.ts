// The address the browser is at, followed.
import { parse, type Route } from './route';

export type { Route };

class Router {
  route = $state<Route>(parse(typeof location === 'undefined' ? '' : location.hash));

  constructor() {
    if (typeof addEventListener === 'function') {
      addEventListener('hashchange', () => (this.route = parse(location.hash)));
    }
  }
}

export const router = new Router();

/** `go('/t/ABCD')` */
export function go(path: string): void {
  location.hash = path;
}
