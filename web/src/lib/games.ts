// Every game this browser has played, also against bots: where its replay is, and how it went.
const KEY = 'sixgun.games';
const MOST = 200;

export interface MyGame {
  code: string;
  /** The how-manieth at its table. */
  number: number;
  game: string;
  title: string;
  at: number;
  replay?: string;
  side?: string;
  won?: boolean;
}

export function myGames(): MyGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as MyGame[];
  } catch {
    return [];
  }
}

/** A game begins, or something more is known of it; the latest is the first. */
export function keepGame(game: MyGame): void {
  const same = (one: MyGame) => one.code === game.code && one.number === game.number;
  const all = myGames();
  const before = all.find(same);
  const kept = [{ ...before, ...game, at: before?.at ?? game.at }, ...all.filter((one) => !same(one))];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.sort((a, b) => b.at - a.at).slice(0, MOST)));
  } catch {
    // private mode: it is not remembered
  }
}

/** Not to be listed any more. */
export function forgetGame(code: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(myGames().filter((one) => one.code !== code)));
  } catch {
    // nothing to be done
  }
}
