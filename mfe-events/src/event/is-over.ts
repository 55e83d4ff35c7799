import type { EventSummary } from './event-summary.ts';

/**
 * An event is over from the day after its last day, in Maryland. Until then visitors find it.
 * @param today `YYYY-MM-DD`, in Maryland too
 */
export function isOver({ day, lastDay }: Pick<EventSummary, 'day' | 'lastDay'>, today: string): boolean {
  return (lastDay ?? day) < today;
}
