const FORMAT = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' });

/** `EST` or `EDT`, as the church's clock is at that time. */
export function zoneName(at: Date): string {
  return FORMAT.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
