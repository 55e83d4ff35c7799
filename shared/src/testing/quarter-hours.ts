/** A day in Maryland, with its distances from UTC written down: nothing here asks the code under test, or Intl. */
interface Day {
  readonly day: string;
  readonly text: string;
  /** Minutes of the day, and those that had passed, when clocks changed. */
  readonly change: { readonly passed: number; readonly by: number };
  /** Hours behind UTC as the day begins. */
  readonly behind: number;
}

const NO_CHANGE = { passed: 24 * 60, by: 0 };
const DAYS: readonly Day[] = [
  { day: '2027-01-15', text: 'Friday, January 15, 2027', change: NO_CHANGE, behind: 5 },
  { day: '2027-07-15', text: 'Thursday, July 15, 2027', change: NO_CHANGE, behind: 4 },
  { day: '2027-03-14', text: 'Sunday, March 14, 2027', change: { passed: 120, by: 60 }, behind: 5 },
  { day: '2027-11-07', text: 'Sunday, November 7, 2027', change: { passed: 120, by: -60 }, behind: 4 },
];

/** What an editor enters, and what visitors are to read. */
export interface MeantEvent {
  readonly startDate: string;
  readonly time: string | null;
  readonly dateTexts: readonly [machines: string, people: string];
  readonly timeTexts: readonly [machines: string, people: string];
  /** Its moment, in milliseconds. */
  readonly start: number;
}

/** Events at each quarter of an hour of four days, with `time` empty, equal and different. */
export function quarterHours(): MeantEvent[] {
  return DAYS.flatMap((day) => {
    const minutes = 24 * 60 - day.change.by;
    return Array.from({ length: minutes / 15 }, (_, quarter) => eventsAt(day, quarter * 15)).flat();
  });
}

/** @param passed minutes since the day began */
function eventsAt(day: Day, passed: number): MeantEvent[] {
  const midnight = Date.parse(`${day.day}T00:00:00Z`) + day.behind * 3_600_000;
  const start = midnight + passed * 60_000;
  const wall = passed < day.change.passed ? passed : passed + day.change.by;
  const other = (wall + 315) % (24 * 60);
  const startDate = new Date(start).toISOString();
  const common = { startDate, dateTexts: [day.day, day.text] } as const;
  return [
    { ...common, time: null, timeTexts: textsOf(day, wall), start },
    { ...common, time: `${clock(wall)}:00`, timeTexts: textsOf(day, wall), start },
    {
      ...common,
      time: `${clock(other)}:00.000`,
      timeTexts: textsOf(day, other),
      start: midnight + passedAt(day, other) * 60_000,
    },
  ];
}

/** Of a time that comes twice, the first; one inside the gap is an hour later. */
function passedAt({ change: { passed, by } }: Day, wall: number): number {
  return wall < passed + Math.max(0, by) ? wall : wall - by;
}

function textsOf({ day }: Day, wall: number): readonly [string, string] {
  const hour = Math.floor(wall / 60);
  const half = hour < 12 ? 'AM' : 'PM';
  return [`${day}T${clock(wall)}`, `${hour % 12 === 0 ? 12 : hour % 12}:${two(wall % 60)} ${half}`];
}

const clock = (wall: number) => `${two(Math.floor(wall / 60))}:${two(wall % 60)}`;
const two = (number: number) => String(number).padStart(2, '0');
