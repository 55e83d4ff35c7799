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

/** The moment of a wall clock in Maryland. When clocks go back, a time comes twice: the first counts. */
export function churchMoment({ day, time }: WallClock): Date {
  const wall = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(CHURCH_ZONE, wall - DAY_MS);
  const after = offsetAt(CHURCH_ZONE, wall + DAY_MS);
  const isAfter = offsetAt(CHURCH_ZONE, wall - before) !== before && offsetAt(CHURCH_ZONE, wall - after) === after;
  return new Date(wall - (isAfter ? after : before));
}
