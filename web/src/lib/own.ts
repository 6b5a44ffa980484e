// A seat's view comes in two parts: what everybody may see, and what only this seat sees.
import type { GameView, OwnView } from './protocol';

/** The spectator's view with what a seat sees beyond it laid over. */
export function layOver(view: GameView, own: OwnView): GameView {
  const players = view.players.map((player, seat) => ({ ...player, ...own.players?.[seat] }));
  return { ...view, ...own, players } as GameView;
}
