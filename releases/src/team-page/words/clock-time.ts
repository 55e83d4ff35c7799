const FORMAT = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

/** `2:05 PM` by the church's clock. */
export function clockTime(at: Date): string {
  // Newer versions of ICU write a narrow space, which not every font has.
  return FORMAT.format(at).replace(/\u202f/g, ' ');
}
