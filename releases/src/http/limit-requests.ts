import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RequestRefused } from './request-refused.ts';

export interface RequestLimits {
  /** Requests per minute from one address; for IPv6 from one /64 network (a household). */
  readonly perMinute: number;
  /** Requests per minute from all addresses. Undefined means no limit. */
  readonly totalPerMinute?: number;
}

const MINUTE_MS = 60_000;

/**
 * Limits requests over all routes that use the hook. Each process counts its own requests.
 * A refusal has `Retry-After`, in seconds.
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
