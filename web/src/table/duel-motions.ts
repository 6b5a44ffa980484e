// What is seen of the events of The Duel: it happens to characters, and every player has a deck.
import type { Target } from '../lib/choices';
import { isPlace, seatOf } from '../lib/duel';
import type { DuelEvent } from '../lib/protocol';
import { t } from '../lib/text.svelte';
import { shared, turnUp, type Game, type Moment } from './motions';
import { MOVE, type Box } from './sky.svelte';

function seat({ sky, bottom }: Moment<DuelEvent>, of: Target | undefined): Box {
  if (of === undefined || of === '') return null;
  if (typeof of === 'string' && isPlace(of)) return sky.rect(`por:${of}`);
  const player = typeof of === 'string' ? seatOf(of) : of;
  if (player < 0) return sky.rect(`deck:${of}`);
  return player === bottom ? sky.rect('hand') : sky.rect(`pl:${player}`);
}

function deck({ sky, event }: Moment<DuelEvent>): Box {
  const target = event.target ?? `P${event.seat}`;
  return sky.rect(target === 'common' ? 'deck:common' : `deck:${seatOf(target)}`);
}

const frontOf = ({ scene }: Moment<DuelEvent>, of: number | undefined): string | undefined =>
  scene.duel?.view.players[of ?? -1]?.characters.find((one) => one.front)?.place;

const duel: Omit<Game<DuelEvent>, 'table'> = {
  seat,
  deck,
  sufferer: (event) => event.target,
  shooter: (it, event) => event.shooter ?? frontOf(it, event.seat),
  plate: (of) => `plate:${of}`,
  back: (event) => event.back,
  volley: () => null,
};

export const DUEL: Game<DuelEvent> = {
  ...duel,
  table: {
    ...shared(duel),
    reveal: (it) => turnUp(it, deck(it), t(it.event.amount ? 'table-reveal-yes' : 'table-reveal-no')),
    check: (it) => turnUp(it, deck(it), t(it.event.amount ? 'table-check-good' : 'table-check-bad')),
    use: (it) => it.sky.fly(it.event.card, it.sky.card(it.event.card), it.sky.rect('discard')),
    triggered: (it) => [it.sky.tip(it.event.target, 160)],
    move: ({ sky, event }) => {
      const to = event.target ?? '';
      const from = `${to.slice(0, 2)}${to.endsWith('L') ? 'R' : 'L'}`;
      return sky.fly(null, sky.rect(`tag:${from}`), sky.rect(`tag:${to}`), MOVE, { token: true });
    },
  },
};
