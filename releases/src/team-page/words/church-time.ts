const TIME = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

/** `2:05 PM` in the church's time zone. */
export function clockTime(at: Date): string {
  // Newer versions of ICU use a narrow space, which some fonts lack.
  return TIME.format(at).replace(/\u202f/g, ' ');
}

const ZONE = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' });

/** `EST` or `EDT`, whichever applies at that time. */
export function zoneName(at: Date): string {
  return ZONE.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'short', day: 'numeric' });

/** `Nov 21, 2:05 PM EST`. It names the zone, because a team may be elsewhere. */
export function churchTime(at: Date): string {
  return `${DAY.format(at)}, ${clockTime(at)} ${zoneName(at)}`;
}
