/**
 * The moment that stands for a day in Maryland, since the content API compares moments. It is midnight UTC.
 * That is before the day begins in Maryland, and a bare date of that day looks so. The edge writes it as `today` in its cache keys.
 * @param day `YYYY-MM-DD`
 */
export function queryMoment(day: string): string {
  return `${day}T00:00:00.000Z`;
}
