const DAY_MS = 86_400_000;

/**
 * The weeks of a month, from Sunday to Saturday. Null stands for a day of another month.
 * @param month `YYYY-MM`
 * @returns days, `YYYY-MM-DD`
 */
export function monthWeeks(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const sunday = first - new Date(first).getUTCDay() * DAY_MS;
  const weeks: (string | null)[][] = [];
  for (let week = sunday; isoDay(week).slice(0, 7) <= month; week += 7 * DAY_MS)
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => ofMonth(isoDay(week + day * DAY_MS), month)));
  return weeks;
}

function ofMonth(day: string, month: string): string | null {
  return day.startsWith(month) ? day : null;
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
