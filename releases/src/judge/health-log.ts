import { releaseName } from 'shared/contract';
import { LRUCache } from 'lru-cache';

/** How a release did in five minutes. */
export interface HealthPoint {
  /** Start of the five minutes (ISO 8601). */
  readonly at: string;
  /** Documents that showed the section. */
  readonly visits: number;
  readonly failures: number;
  /** 75th percentiles; null without a measurement. */
  readonly lcpMs: number | null;
  readonly renderMs: number | null;
}

/** What this edge has seen of each release in the last 24 hours. In memory: another edge has its own, a restart begins anew. */
export interface Health {
  /** Oldest first; five minutes in which nothing was seen have no point. */
  of(section: string, version: string): readonly HealthPoint[];
}

/** A fair sample of any number of values. */
interface Sample {
  add(value: number): void;
  /** @param share 0 to 1; null while there is no value */
  quantile(share: number): number | null;
}

const SIZE = 100;

/** Reservoir sampling (Vitter's algorithm R): each value is kept with the same probability. */
function createSample(): Sample {
  const kept: number[] = [];
  let seen = 0;
  return {
    add(value) {
      seen += 1;
      const place = kept.length < SIZE ? kept.length : Math.floor(Math.random() * seen);
      if (place < SIZE) kept[place] = value;
    },
    quantile(share) {
      const sorted = [...kept].sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length * share)] ?? null;
    },
  };
}

/** Health, and the ways in. */
export interface HealthLog extends Health {
  /** @param renderMs null where the document had been made for somebody else */
  visit(section: string, version: string, renderMs: number | null): void;
  failure(section: string, version: string): void;
  lcp(section: string, version: string, ms: number): void;
}

const POINT_MS = 5 * 60_000;
const POINTS_KEPT = (24 * 3_600_000) / POINT_MS;
const RELEASES_KEPT = 100;

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

/** @param now milliseconds */
export function createHealthLog(now: () => number): HealthLog {
  const releases = new LRUCache<string, History>({ max: RELEASES_KEPT });

  function collecting(section: string, version: string): Collecting {
    const name = releaseName(section, version);
    const history = releases.get(name) ?? { points: [], present: collect(now()) };
    releases.set(name, history);
    if (startOf(now()) !== history.present.start) {
      history.points.push(pointOf(history.present));
      history.points.splice(0, history.points.length - POINTS_KEPT);
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
    failure: (section, version) => void (collecting(section, version).failures += 1),
    lcp: (section, version, ms) => collecting(section, version).lcp.add(ms),
    of(section, version) {
      const history = releases.get(releaseName(section, version));
      if (!history) return [];
      const oldest = new Date(now() - POINTS_KEPT * POINT_MS).toISOString();
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
