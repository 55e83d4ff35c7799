import type { SearchEntry } from './content/entry.ts';

const YEAR_MS = 365 * 86_400_000;
/** Of events that are over. */
const PAST = 0.5;
/** What is nearest in time counts so much more than what is years away. */
const NEARNESS = 0.15;

/** How much an entry counts now; nothing when there is none. @param now milliseconds since 1970 */
export function weightOf(entry: SearchEntry | undefined, now: number): number {
  if (entry === undefined) return 0;
  if (entry.kind === 'pages') return 1 + NEARNESS;
  if (entry.kind === 'events') return (entry.endsAt < now ? PAST : 1) * nearness(entry.startsAt - now);
  return entry.date === null ? 1 : nearness(now - Date.parse(entry.date));
}

function nearness(milliseconds: number): number {
  return Number.isNaN(milliseconds) ? 1 : 1 + NEARNESS / (1 + Math.abs(milliseconds) / YEAR_MS);
}
