/** A moment's wall-clock time in Maryland, as editors write it: `HH:MM:SS`. */
export function churchTime(moment: Date): string {
  return moment.toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
}
