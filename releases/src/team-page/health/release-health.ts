import type { Health, HealthPoint } from '../../judge/health-log.ts';
import type { ReleaseEntry, ReleaseState } from '../../table/release-table.ts';

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

/** A release's health in the last 24 hours. */
export interface ReleaseHealth {
  readonly version: string;
  readonly state: ReleaseState;
  readonly halfHours: readonly HalfHour[];
  readonly visits: number;
  readonly failures: number;
}

/** Limits the number of releases, to keep the table short. */
const SHOWN = 4;

export interface HealthOfSection {
  readonly section: string;
  readonly releases: readonly ReleaseEntry[];
  readonly health: Health;
  readonly now: Date;
}

/** Health of stable, candidate and the latest other releases that had visitors. */
export function releaseHealths({ section, releases, health, now }: HealthOfSection): readonly ReleaseHealth[] {
  return [...releases]
    .sort((a, b) => rank(b) - rank(a) || b.since.localeCompare(a.since))
    .map(({ version, state }) => {
      const all = halfHours(health.of(section, version), now);
      const [visits, failures] = [total(all, 'visits'), total(all, 'failures')];
      return { version, state, halfHours: all, visits, failures };
    })
    .filter(({ visits }) => visits > 0)
    .slice(0, SHOWN);
}

function rank({ state }: ReleaseEntry): number {
  return ['stable', 'candidate'].indexOf(state);
}

function total(all: readonly HalfHour[], what: 'visits' | 'failures'): number {
  return all.reduce((sum, halfHour) => sum + halfHour[what], 0);
}

/** Failures in percent of visits; undefined without visits. A visit may fail more than once. */
export function failureShare({ visits, failures }: { visits: number; failures: number }): number | undefined {
  return visits === 0 ? undefined : Math.min(100, (failures / visits) * 100);
}
