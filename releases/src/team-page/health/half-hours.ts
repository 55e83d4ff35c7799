import type { HealthPoint } from '../../judge/health-log.ts';

/** Health of half an hour. Five minutes have too few visits for a share of failures. */
export interface HalfHour {
  /** Start of the half hour. */
  readonly at: Date;
  readonly visits: number;
  readonly failures: number;
  /** Mean of the 75th percentiles, weighted by visits; null without measurements. */
  readonly lcpMs: number | null;
  readonly renderMs: number | null;
}

const POINT_MS = 5 * 60_000;
const LENGTH_MS = 6 * POINT_MS;
const HALF_HOURS = 48;

/** The last 24 hours, oldest first. */
export function halfHours(points: readonly HealthPoint[], now: Date): readonly HalfHour[] {
  // The last half hour ends now, so it is complete. A partial one would overstate its first failure.
  const end = (Math.floor(now.getTime() / POINT_MS) + 1) * POINT_MS;
  return Array.from({ length: HALF_HOURS }, (_, place) => {
    const start = end - (HALF_HOURS - place) * LENGTH_MS;
    return summary(
      new Date(start),
      points.filter(({ at }) => Date.parse(at) >= start && Date.parse(at) < start + LENGTH_MS),
    );
  });
}

function summary(at: Date, points: readonly HealthPoint[]): HalfHour {
  return {
    at,
    visits: sum(points.map(({ visits }) => visits)),
    failures: sum(points.map(({ failures }) => failures)),
    lcpMs: mean(points, ({ lcpMs }) => lcpMs),
    renderMs: mean(points, ({ renderMs }) => renderMs),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function mean(points: readonly HealthPoint[], of: (point: HealthPoint) => number | null): number | null {
  const known = points.flatMap((point) => {
    const value = of(point);
    return value === null ? [] : [{ value, weight: Math.max(1, point.visits) }];
  });
  if (known.length === 0) return null;
  return sum(known.map(({ value, weight }) => value * weight)) / sum(known.map(({ weight }) => weight));
}
