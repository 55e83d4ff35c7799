import type { EventSummary } from './event-summary.ts';

/**
 * Over from the day after its last day, in Maryland: who comes late, or on the second day, still finds it.
 * @param today `YYYY-MM-DD`, in Maryland too
 */
export function isOver({ day, lastDay }: Pick<EventSummary, 'day' | 'lastDay'>, today: string): boolean {
  return (lastDay ?? day) < today;
}
