// What is seen of the events of the classic game.
import type { ClassicEvent } from '../lib/protocol';
import { t } from '../lib/text.svelte';
import { shared, turnUp, type Game } from './motions';

const classic: Omit<Game<ClassicEvent>, 'table'> = {
  seat: ({ sky, bottom }, of) => {
    const below = of === bottom ? sky.rect('hand') : null;
    return below ?? (of === undefined ? null : sky.rect(`por:${of}`));
  },
  deck: ({ sky }) => sky.rect('deck'),
  sufferer: (event) => event.seat,
  shooter: (_, event) => event.seat,
  plate: (of) => `seat:${of}`,
  back: () => undefined,
  volley: ({ after }) => {
    const stage = after.view.stage;
    return stage && 'targets' in stage && stage.targets ? { by: stage.by, targets: stage.targets } : null;
  },
};

export const CLASSIC: Game<ClassicEvent> = {
  ...classic,
  table: {
    ...shared(classic),
    reveal: (it) => it.sky.fly(it.event.card, it.sky.rect('deck'), it.sky.rect('stage-spot'), 120),
    wagon: (it) => {
      const at = it.event.target ?? it.event.seat;
      return it.sky.fly(it.event.card, it.sky.card(it.event.card), it.sky.rect(`seat:${at}`));
    },
    check: (it) =>
      turnUp(it, it.sky.rect('deck'), t(it.event.amount ? 'table-check-good' : 'table-check-bad')),
  },
};
