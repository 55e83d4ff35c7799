import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RequestRefused } from './request-refused.ts';

export interface RequestLimits {
  /** In a minute, of one address (of IPv6: one household, a /64). */
  readonly perMinute: number;
  /** In a minute, of everybody together. Left out: as many as come. */
  readonly totalPerMinute?: number;
}

const MINUTE_MS = 60_000;

/**
 * How many requests are taken, over all routes that use the hook. Counted in this process: several edges let through as
 * many times more. The refusal has `Retry-After`, in seconds.
 */
export async function limitRequests(
  app: FastifyInstance,
  { perMinute, totalPerMinute = Infinity }: RequestLimits,
): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, { global: false, timeWindow: MINUTE_MS });
  const counts = [
    app.createRateLimit({ max: perMinute, ipv6Subnet: 64 }),
    app.createRateLimit({ max: Math.min(totalPerMinute, Number.MAX_SAFE_INTEGER), keyGenerator: () => 'everybody' }),
  ];
  return async (request, reply) => {
    for (const count of counts) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', String(counted.ttlInSeconds));
      throw new RequestRefused(429, `Too many requests: try again in ${counted.ttlInSeconds} seconds`);
    }
  };
}
