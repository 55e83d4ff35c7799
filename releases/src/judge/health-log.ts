import { LRUCache } from 'lru-cache';
import { releaseName } from 'shared/contract';
import type { ReleaseFolder } from '../table/names.ts';

/** A release's visits, failures and times in a period of five minutes. */
export interface HealthPoint {
  /** Start of the period (ISO 8601). */
  readonly at: string;
  /** Documents that showed the section. */
  readonly visits: number;
  readonly failures: number;
  /** 75th percentiles; null without measurements. */
  readonly lcpMs: number | null;
  readonly renderMs: number | null;
}

/** What this edge observed of each release in 24 hours. It is in memory and lost at a restart. */
export interface Health {
  /** Oldest first. A period without visits has no point. */
  of(section: string, version: string): readonly HealthPoint[];
}

/** A random sample of bounded size. */
interface Sample {
  add(value: number): void;
  /** @param share 0 to 1 @returns null without a value */
  quantile(share: number): number | null;
}

const SIZE = 100;

/** Reservoir sampling (Vitter's algorithm R): each value stays with the same probability. */
function createSample(): Sample {
  const values: number[] = [];
  let seen = 0;
  return {
    add(value) {
      seen += 1;
      const place = values.length < SIZE ? values.length : Math.floor(Math.random() * seen);
      if (place < SIZE) values[place] = value;
    },
    quantile(share) {
      const sorted = [...values].sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length * share)] ?? null;
    },
  };
}

/** Health that the observer writes to. */
export interface HealthLog extends Health {
  /** @param renderMs null for a cached document */
  visit(section: string, version: string, renderMs: number | null): void;
  failure(section: string, version: string): void;
  lcp(section: string, version: string, ms: number): void;
}

const POINT_MS = 5 * 60_000;
const MAX_POINTS = (24 * 3_600_000) / POINT_MS;
const MAX_RELEASES = 100;

interface Collecting {
  readonly start: number;
  visits: number;
  failures: number;
  readonly lcp: Sample;
  readonly render: Sample;
}

interface History {
  readonly points: HealthPoint[];
  present: Collecting;
}

/** @param now milliseconds @param onFailure called for each failure of a release */
export function createHealthLog(now: () => number, onFailure?: (release: ReleaseFolder) => void): HealthLog {
  const releases = new LRUCache<string, History>({ max: MAX_RELEASES });

  function collecting(section: string, version: string): Collecting {
    const name = releaseName(section, version);
    const history = releases.get(name) ?? { points: [], present: collect(now()) };
    releases.set(name, history);
    if (startOf(now()) !== history.present.start) {
      history.points.push(pointOf(history.present));
      history.points.splice(0, history.points.length - MAX_POINTS);
      history.present = collect(now());
    }
    return history.present;
  }

  return {
    visit(section, version, renderMs) {
      const point = collecting(section, version);
      point.visits += 1;
      if (renderMs !== null) point.render.add(renderMs);
    },
    failure(section, version) {
      collecting(section, version).failures += 1;
      onFailure?.({ section, version });
    },
    lcp: (section, version, ms) => collecting(section, version).lcp.add(ms),
    of(section, version) {
      const history = releases.get(releaseName(section, version));
      if (!history) return [];
      const oldest = new Date(now() - MAX_POINTS * POINT_MS).toISOString();
      return [...history.points, pointOf(history.present)].filter(({ at }) => at > oldest);
    },
  };
}

function startOf(time: number): number {
  return time - (time % POINT_MS);
}

function collect(time: number): Collecting {
  return { start: startOf(time), visits: 0, failures: 0, lcp: createSample(), render: createSample() };
}

function pointOf({ start, visits, failures, lcp, render }: Collecting): HealthPoint {
  const at = new Date(start).toISOString();
  return { at, visits, failures, lcpMs: lcp.quantile(0.75), renderMs: render.quantile(0.75) };
}
