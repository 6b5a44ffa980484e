// How long things may take, in words.
import type { Clock } from '../../lib/protocol';
import { t } from './kit';

const DAY = 86_400;

function span(seconds: number): string {
  if (seconds >= DAY) return t('clock-days', { count: seconds / DAY });
  if (seconds >= 3600) return t('clock-hours', { count: seconds / 3600 });
  if (seconds >= 120) return t('clock-minutes', { count: seconds / 60 });
  return t('clock-seconds', { count: seconds });
}

/** "25 s + 90 s": a decision, and what is kept for the hard ones. */
export const clockTime = ({ free, reserve }: Clock): string =>
  free ? t('clock-both', { free: span(free), reserve: span(reserve) }) : t('clock-no-limit');
