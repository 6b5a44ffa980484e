// Bots wished for while a table was set up: seated by its owner as soon as the room is open.

interface Plan {
  seats: number[];
  bot: string;
}

const plans = new Map<string, Plan>();

export function planBots(code: string, seats: number[], bot: string): void {
  if (seats.length) plans.set(code.toUpperCase(), { seats, bot });
}

/** The plan of a table, once. */
export function takePlan(code: string): Plan | null {
  const found = plans.get(code.toUpperCase()) ?? null;
  plans.delete(code.toUpperCase());
  return found;
}
