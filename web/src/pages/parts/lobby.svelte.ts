// The public tables, looked up again every few seconds while a page shows them.
import type { Games, TableInfo, TableLine } from '../../lib/protocol';
import { forgetToken } from '../../lib/tokens';
import { api } from './api';
import { t } from './kit';
import { codesKept } from './seats';

const EVERY = 4000;

export interface Mine {
  code: string;
  line: TableLine;
}

export class Lobby {
  tables = $state.raw<TableLine[] | null>(null);
  mine = $state.raw<Mine[]>([]);
  /** Is it known which tables are mine? They push the others down: better to show all at once. */
  settled = $state(codesKept().length === 0);
  games = $state.raw<Games | null>(null);
  failed = $state(false);

  /** Starts looking; returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    void this.look();
    void this.lookAtMine();
    void api.games().then(
      (games) => (this.games = games),
      () => undefined,
    );
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async look(): Promise<void> {
    try {
      this.tables = (await api.tables()).tables;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  private async lookAtMine(): Promise<void> {
    const found = await Promise.all(
      codesKept()
        .slice(0, 6)
        .map(async (code): Promise<Mine | null> => {
          const info = await api.table(code).catch((error: { status?: number }): TableInfo | null => {
            if (error.status === 404) forgetToken(code);
            return null;
          });
          return info ? { code, line: info.table } : null;
        }),
    );
    this.mine = found.filter((one) => one !== null).filter((one) => one.line.status !== 'over');
    this.settled = true;
  }
}

export const sittable = (line: TableLine): boolean => line.status === 'lobby' && line.free + line.bots > 0;
export const titleOf = (line: { title: string; game: string }): string =>
  line.title || t(`game-${line.game}`);
