// The train as it is drawn: signs in a row, wagons and locomotive under them. What can be paid is the server's word.
import type { Train } from '../../lib/protocol';
import { nameOf } from '../../lib/say';
import { dash, t } from '../../lib/text.svelte';
import type { ClassicPlay } from '../classic-play.svelte';

export interface Sign {
  id: string;
  /** The column it stands in. */
  column: number;
  /** Could I pay there now? Null: nobody asks me. */
  can: boolean | null;
  /** The wagon that can be had here. */
  wagon: string | null;
}
export interface Car {
  card: string;
  column: number;
  station: string | null;
  /** It is one of my answers. */
  legal: boolean;
  picked: boolean;
  can: boolean | null;
}
export interface Track {
  /** Columns before the first station: wagons that have not come to one. */
  lead: number;
  columns: number;
  signs: Sign[];
  cars: Car[];
  /** Where the locomotive stands, and where the line ends. */
  engine: number;
  end: number;
  /** Stops until then. */
  stops: number;
}

export function trackOf(play: ClassicPlay): Track {
  const view = play.view!;
  const train = view.train!;
  const lead = Math.max(0, train.wagons.length - (train.at - 1));
  const can = (station: string | null): boolean | null =>
    station === null || !view.own_train || play.out ? null : view.own_train.affordable.includes(station);
  return {
    lead,
    columns: lead + train.end,
    signs: train.path.map((id, n) => {
      const at = train.stations.indexOf(id);
      return { id, column: lead + n, can: can(id), wagon: at < 0 ? null : (train.wagons[at] ?? null) };
    }),
    cars: train.wagons.map((card, n) => ({
      card,
      column: lead + train.at - 2 - n,
      station: train.stations[n] ?? null,
      legal: play.places.has(`card:${card}`),
      picked: play.pickedPlace === `card:${card}`,
      can: can(train.stations[n] ?? null),
    })),
    engine: lead + train.at - 1,
    end: lead + train.end - 1,
    stops: train.end - train.at,
  };
}

export const stationName = (id: string): string => t(`station-${dash(id)}`);
export const priceOf = (id: string): string => t(`price-${dash(id)}`);
export const shortOf = (card: string): string => t(`short-${dash(card)}`);
export const sideName = (side: string): string => t(`locomotive-${side}`);
export const doesOf = (side: string): string => t(`does-${side}`);

/** Who moves it on, and when. */
export function movesText(play: ClassicPlay, train: Train): string {
  const mine = train.driver === play.view?.viewer;
  const name = nameOf(play.scene, train.driver);
  return t('train-moves', { side: sideName(train.side), you: mine ? 'yes' : 'no', name });
}

export const thenText = (train: Train): string =>
  t('train-then', {
    effect: doesOf(train.side),
    side: sideName(train.next_side),
    next: doesOf(train.next_side),
  });
