/** A moment's wall-clock time in Maryland, as editors write it: `HH:MM:SS`. */
export function churchTime(moment: Date): string {
  return moment.toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
}

/** The calendar day of a moment in Maryland: `YYYY-MM-DD`. */
export function churchDay(moment: Date): string {
  return moment.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
}

/** The moment of a wall-clock time in Maryland, which is four or five hours behind UTC. @param time `HH:MM:SS` */
export function churchMoment(day: string, time: string): Date {
  const moments = [4, 5].map((hours) => new Date(Date.parse(`${day}T${time}Z`) + hours * 3_600_000));
  const moment = moments.find((candidate) => churchTime(candidate) === time);
  if (!moment) throw new Error(`There is no ${time} on ${day} in Maryland.`);
  return moment;
}
