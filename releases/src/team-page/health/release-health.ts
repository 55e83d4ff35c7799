import type { Health } from '../../judge/health-log.ts';
import type { ReleaseEntry, ReleaseState } from '../../table/release-table.ts';
import { type HalfHour, halfHours } from './half-hours.ts';

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
