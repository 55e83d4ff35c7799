import { releaseName } from 'shared/contract';
import { LRUCache } from 'lru-cache';
import type { Health, HealthPoint } from './health.ts';
import { createSample, type Sample } from './sample.ts';

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
