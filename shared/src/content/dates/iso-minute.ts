/**
 * The minute of a moment, `2027-03-14T14:30:00.000Z`. A document that names it has the same bytes for a minute, so its entity
 * tag holds, and it is compressed once.
 */
export function isoMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00.000Z`;
}
