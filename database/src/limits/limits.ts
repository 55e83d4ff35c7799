import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queries } from '../database.ts';
import type { Log } from '../log.ts';
import { askingBriefly } from './asking-briefly.ts';
import { clearOldLimits } from './old-limits.ts';

/** What a limit says of one more request. */
interface Counted {
  /** How many this minute has, with this one; not told for one that is refused. */
  readonly count: number;
  /** Seconds until a request is allowed again, at least 1; null when this one is. */
  readonly waitSeconds: number | null;
}

/** Counts a request. Never rejects. @param key whose requests are counted together */
export type CountRequest = (key: string) => Promise<Counted>;

/** Limits of requests per minute. A minute begins with a key's first request. */
export interface Limits {
  /** @param name the same on every edge; limits of other names are counted apart */
  limit(name: string, perMinute: number): CountRequest;
  /** Stops clearing old counts away. */
  close(): void;
}

export interface LimitsOptions {
  /** What edges share: with it they share counts too. Default: this process counts by itself. */
  readonly shared?: { readonly database: Queries; readonly siteKey: Buffer } | undefined;
  /** Milliseconds that a request waits for its count in the database. Default: a second. */
  readonly answerWithinMs?: number;
  readonly log: Log;
}

const MINUTE_SECONDS = 60;

/**
 * Counts requests in the memory of this process, or for all edges in their database. While that is away, each edge counts by
 * itself. A key that has reached its limit is refused without asking the database.
 */
export function createLimits({ shared, answerWithinMs = 1_000, log }: LimitsOptions): Limits {
  if (!shared) return { limit: (_name, perMinute) => counting(inMemory(perMinute)), close: () => undefined };
  const storeClient = askingBriefly(shared.database, { answerWithinMs, log });
  const nameless = (name: string, key: string) =>
    createHmac('sha256', shared.siteKey)
      .update(JSON.stringify(['limit', name, key]))
      .digest('base64url');
  return {
    limit(name, perMinute) {
      const count = counting(inDatabase(storeClient, perMinute));
      return (key) => count(nameless(name, key));
    },
    close: clearOldLimits(shared.database, log),
  };
}

const inMemory = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_SECONDS });

function inDatabase(storeClient: object, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    schemaName: 'edge',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A name is part of the key already.
    keyPrefix: '',
    points,
    duration: MINUTE_SECONDS,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: inMemory(points),
  });
}

function counting(limiter: RateLimiterMemory | RateLimiterPostgres): CountRequest {
  return async (key) => {
    try {
      return { count: (await limiter.consume(key)).consumedPoints, waitSeconds: null };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { count: refused.consumedPoints, waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) };
    }
  };
}
