import { setTimeout as pause } from 'node:timers/promises';

/** Pages of the site, and one in ten that no cache has. */
const PAGES = ['/', '/events', '/connect/sermons', '/about-us', '/plan-your-visit', '/connect'];
const UNCACHED_EVERY = 10;
const LIMIT_MS = 20_000;

export interface LoadResult {
  readonly count: number;
  /** Answers of 500 and above, and none at all: `503 /events`. */
  readonly failures: readonly string[];
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Visitors who come at a steady rate until they are told to end. */
export interface SteadyLoad {
  readonly end: () => Promise<LoadResult>;
}

/** @param perSecond documents that are asked for, however long each takes */
export function beginLoad(url: string, perSecond: number): SteadyLoad {
  const ended = new AbortController();
  const times: number[] = [];
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();

  async function visit(path: string): Promise<void> {
    const begun = performance.now();
    const failure = await failureOf(`${url}${path}`);
    times.push(performance.now() - begun);
    if (failure !== null) failures.push(`${failure} ${path}`);
  }

  async function visits(): Promise<void> {
    const begun = performance.now();
    for (let number = 0; !ended.signal.aborted; number += 1) {
      const one = visit(pathOf(number)).finally(() => underWay.delete(one));
      underWay.add(one);
      const wait = begun + ((number + 1) * 1_000) / perSecond - performance.now();
      await pause(Math.max(0, wait), undefined, { signal: ended.signal }).catch(() => undefined);
    }
    await Promise.all(underWay);
  }

  const running = visits();
  return {
    async end() {
      ended.abort();
      await running;
      const sorted = times.toSorted((one, other) => one - other);
      return { count: times.length, failures, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
    },
  };
}

function pathOf(number: number): string {
  const page = PAGES[number % PAGES.length] ?? '/';
  return number % UNCACHED_EVERY === 0 ? `${page}?visit=${number}` : page;
}

async function failureOf(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    await response.arrayBuffer();
    return response.status < 500 ? null : String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `no answer (${String(cause)})`;
  }
}

/** @param sorted ascending */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
