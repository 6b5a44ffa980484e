// What is seen of each event: a table for every game, and what their tables share. An event that is not in it is not seen.
import type { Target } from '../lib/choices';
import type { ClassicEvent, DuelEvent, GameEvent, State } from '../lib/protocol';
import { thingName, type Scene } from '../lib/say';
import { DEAL, HOLD, MOVE, type Box, type Sky, type Step } from './sky.svelte';

/** What happened, among what happened with it, and everything that happened before. */
export interface Moment<Event = GameEvent> {
  event: Event;
  at: number;
  events: Event[];
  after: State;
  story: Event[];
  scene: Scene;
  /** The seat at the lower edge of the screen. */
  bottom: number;
  sky: Sky;
  /** The shot in question is now seen to miss. */
  deflect(): void;
}
export type Motion<Event = GameEvent> = (it: Moment<Event>) => Step[];

/** Where the things of a game lie, and what its events mean. */
export interface Game<Event = GameEvent> {
  /** Where somebody's cards go to and come from. */
  seat(it: Moment<Event>, of: Target | undefined): Box;
  deck(it: Moment<Event>): Box;
  /** Whom it happens to. */
  sufferer(event: Event): Target | undefined;
  shooter(it: Moment<Event>, event: Event): Target | undefined;
  plate(of: Target | undefined): string;
  back(event: Event): string | undefined;
  /** Whom a card is aimed at that is just being played at many. */
  volley(it: Moment<Event>): { by: number; targets: Target[] } | null;
  table: Record<string, Motion<Event>>;
}

/** The motions of some game. */
export type AnyGame = Game<ClassicEvent> | Game<DuelEvent>;

const isShot = (event: GameEvent): boolean => event.what === 'shot' || event.what === 'hit';
const isMiss = (event: GameEvent): boolean => event.what === 'missed' || event.what === 'cancelled';

/** What every game has, drawn where this one has it. */
export function shared<Event extends GameEvent>(
  game: Omit<Game<Event>, 'table'>,
): Record<string, Motion<Event>> {
  const seat = (it: Moment<Event>): Box => game.seat(it, it.event.seat);
  const target = (it: Moment<Event>): Box => game.seat(it, it.event.target);
  const card = ({ sky, event }: Moment<Event>): Box => sky.card(event.card);
  const aimOf = (event: Event): Target | undefined => (isShot(event) ? event.target : game.sufferer(event));

  const throwAway: Motion<Event> = (it) =>
    it.sky.fly(it.event.card, card(it) ?? seat(it), it.sky.rect('discard'));
  const take: Motion<Event> = (it) =>
    it.sky.fly(it.event.card, card(it) ?? target(it), seat(it), MOVE, { back: game.back(it.event) });
  const give: Motion<Event> = (it) => it.sky.fly(it.event.card, card(it) ?? seat(it), target(it));
  const pick: Motion<Event> = (it) => it.sky.fly(it.event.card, card(it) ?? it.sky.rect('discard'), seat(it));
  const unused: Motion<Event> = (it) => it.sky.fly(it.event.card, game.deck(it), it.sky.rect('discard'));

  /** All draws in a row are dealt with the first one. */
  const draw: Motion<Event> = (it) => {
    const same = (one: Event | undefined) => one?.what === 'draw' && one.seat === it.event.seat;
    if (same(it.events[it.at - 1])) return [];
    const end = it.events.slice(it.at).findIndex((one) => !same(one));
    const run = it.events.slice(it.at, end < 0 ? undefined : it.at + end);
    const each = Math.min(60, 480 / run.length);
    return run.flatMap((one, n) =>
      it.sky.fly(one.card, game.deck(it), seat(it), n === run.length - 1 ? DEAL : each, {
        back: game.back(one),
      }),
    );
  };
  const play: Motion<Event> = (it) => {
    const next = it.events[it.at + 1];
    if (next?.what === 'lay' && next.card === it.event.card) return [];
    const staged = it.after.view.stage?.card === it.event.card;
    const to = it.sky.rect(staged ? 'stage-spot' : 'discard');
    const many = staged ? game.volley(it) : null;
    return [
      ...it.sky.fly(it.event.card, card(it) ?? seat(it), to),
      ...(many ? it.sky.volley(many.by, many.targets, 'faint') : []),
    ];
  };
  const lay: Motion<Event> = (it) => {
    const at = it.event.target ?? it.event.seat;
    const to = it.sky.rect(`gear:${at}`) ?? it.sky.rect(`seat:${at}`) ?? it.sky.rect(`por:${at}`);
    return it.sky.fly(it.event.card, card(it) ?? seat(it), to);
  };
  const shoot = (it: Moment<Event>, shot: Event, missed: boolean): Step[] =>
    it.sky.volley(game.shooter(it, shot), [shot.target], missed ? 'missed' : 'hit');
  const shot: Motion<Event> = (it) => {
    const aim = aimOf(it.event);
    const end = it.events
      .slice(it.at + 1)
      .find((one) => isShot(one) || isMiss(one) || (one.what === 'hurt' && aimOf(one) === aim));
    return shoot(it, it.event, end !== undefined && isMiss(end) && aimOf(end) === aim);
  };
  /** Where the shot was shown before the question, it is now seen to miss. */
  const miss: Motion<Event> = (it) => {
    const same = (one: Event) => isShot(one) && aimOf(one) === aimOf(it.event);
    const before = it.events.slice(0, it.at).some(same) ? undefined : it.story.findLast(same);
    const again = before ? [{ ms: 0, run: () => it.deflect() }, ...shoot(it, before, true)] : [];
    return [...again, it.sky.tip(game.sufferer(it.event))];
  };
  const hurt: Motion<Event> = (it) => {
    const of = game.sufferer(it.event);
    return [
      { ms: 0, run: () => it.sky.number(of, -(it.event.amount ?? 1)) },
      it.sky.recoil(of, game.plate(of)),
    ];
  };
  const heal: Motion<Event> = (it) => [
    { ms: 120, run: () => it.sky.number(game.sufferer(it.event), it.event.amount ?? 1) },
  ];

  return {
    draw,
    play,
    lay,
    discard: throwAway,
    respond: throwAway,
    lose: throwAway,
    use: throwAway,
    take,
    steal: take,
    give,
    pass_on: give,
    pick,
    salvage: pick,
    put_back: (it) => it.sky.fly(it.event.card, seat(it), it.sky.rect('deck')),
    check_unused: unused,
    reveal_unused: unused,
    lay_out: (it) => it.sky.fly(it.event.card, game.deck(it), it.sky.rect('stage-spot'), 120),
    ability: (it) => [it.sky.tip(game.shooter(it, it.event), 160)],
    shot,
    hit: shot,
    missed: miss,
    cancelled: miss,
    hurt,
    heal,
    eliminated: (it) => [it.sky.fade(game.sufferer(it.event))],
    explosion: (it) => [it.sky.recoil(game.sufferer(it.event), game.plate(game.sufferer(it.event)))],
  };
}

/** A card turned up at the deck, long enough to be read, with what follows from it. */
export function turnUp(it: Moment, deck: Box, verdict: string): Step[] {
  const cause = it.event.cause ? `${thingName(it.scene, it.event.cause)}: ` : '';
  const more = { label: cause + verdict, good: Boolean(it.event.amount), hold: HOLD };
  return it.sky.fly(it.event.card, deck, it.sky.rect('discard'), MOVE, more);
}

/** Without motion: numbers only. */
export function numbers<Event extends GameEvent>(game: Game<Event>, sky: Sky, event: Event): void {
  if (event.what === 'hurt') sky.number(game.sufferer(event), -(event.amount ?? 1));
  if (event.what === 'heal') sky.number(game.sufferer(event), event.amount ?? 1);
}
