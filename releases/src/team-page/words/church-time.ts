import { clockTime } from './clock-time.ts';
import { zoneName } from './zone-name.ts';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'short', day: 'numeric' });

/** `Nov 21, 2:05 PM EST`: with its zone, for a team may be elsewhere. */
export function churchTime(at: Date): string {
  return `${DAY.format(at)}, ${clockTime(at)} ${zoneName(at)}`;
}
