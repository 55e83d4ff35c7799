/**
 * The content API compares moments: this one stands for a day in Maryland. It is midnight UTC, which is before that day
 * begins there, and which is how a bare date of that day looks. The edge knows it as `today`.
 * @param day `YYYY-MM-DD`
 */
export function queryMoment(day: string): string {
  return `${day}T00:00:00.000Z`;
}
