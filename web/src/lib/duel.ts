// The Duel as the client knows it: what its events and options mean beyond those of every game.
import type { DuelAbout, DuelEvent, DuelMeaning, GameEvent, Meaning, Question } from './protocol';

export { isPlace, seatOf } from './places';

/** The keys of an option or an event, as this game means them. */
type Told = Partial<DuelEvent & DuelMeaning>;

export const aboutDuel = (question: Question | null): DuelAbout =>
  (question?.about ?? {}) as unknown as DuelAbout;
export const told = (entry: GameEvent | Meaning): Told => entry as unknown as Told;
/** The target of an option or an event: a place, a player or a word. */
export const targetOf = (entry: GameEvent | Meaning): string => told(entry).target ?? '';

export const SQUADS: Record<string, string> = { lawmen: 'law', outlaws: 'out', renegades: 'ren' };
