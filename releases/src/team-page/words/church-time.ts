const TIME = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

/** `2:05 PM` by the church's clock. */
export function clockTime(at: Date): string {
  // Newer versions of ICU write a narrow space, which not every font has.
  return TIME.format(at).replace(/\u202f/g, ' ');
}

const ZONE = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' });

/** `EST` or `EDT`, as the church's clock is at that time. */
export function zoneName(at: Date): string {
  return ZONE.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'short', day: 'numeric' });

/** `Nov 21, 2:05 PM EST`: with its zone, for a team may be elsewhere. */
export function churchTime(at: Date): string {
  return `${DAY.format(at)}, ${clockTime(at)} ${zoneName(at)}`;
}
