import { tzOffset } from '@date-fns/tz/tzOffset';

/** Every event happens in Maryland. */
export const CHURCH_ZONE = 'America/New_York';

/** Longer than any zone's distance from UTC, shorter than the time between two clock changes. */
const DAY_MS = 86_400_000;

export interface WallClock {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM:SS` */
  time: string;
}

const offsetAt = (zone: string, moment: number) => tzOffset(zone, new Date(moment)) * 60_000;

function toWallClock(wallMs: number): WallClock {
  const wall = new Date(wallMs).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 19) };
}

/** What calendar and clock of a zone say at a moment. */
export const wallClockIn = (zone: string, moment: Date) =>
  toWallClock(moment.getTime() + offsetAt(zone, moment.getTime()));

/** What they say when the hands have moved on by so much. */
export const wallClockAfter = ({ day, time }: WallClock, ms: number) => toWallClock(Date.parse(`${day}T${time}Z`) + ms);

/** The moments at which Maryland's clock shows this: one, two when clocks go back, none when they skip it. */
export function churchMoments({ day, time }: WallClock): Date[] {
  const wall = Date.parse(`${day}T${time}Z`);
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(CHURCH_ZONE, near)));
  return [...offsets]
    .filter((offset) => offsetAt(CHURCH_ZONE, wall - offset) === offset)
    .map((offset) => new Date(wall - offset));
}

/** The moment of a wall clock in Maryland: of two the first, of a time that is skipped an hour later. */
export function churchMoment(clock: WallClock): Date {
  const wall = Date.parse(`${clock.day}T${clock.time}Z`);
  return churchMoments(clock)[0] ?? new Date(wall - offsetAt(CHURCH_ZONE, wall - DAY_MS));
}
