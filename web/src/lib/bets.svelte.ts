// Who is out may bet on the winner: for the fun of it, known to nobody else, forgotten with the page.
export type Side = 'sheriff' | 'outlaw' | 'renegade';

class Bets {
  #placed = $state<Record<string, Side>>({});

  place(code: string, game: number, side: Side): void {
    this.#placed[`${code}/${game}`] = side;
  }
  of(code: string, game: number): Side | null {
    return this.#placed[`${code}/${game}`] ?? null;
  }
}

export const bets = new Bets();
