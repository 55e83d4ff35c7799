import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { RequestRefused } from './request-refused.ts';

const HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * How many requests one address may send in a minute, over all routes that use the hook. Counted in this process: several
 * edges let through as many times more.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<onRequestHookHandler> {
  await app.register(rateLimit, {
    global: false,
    addHeaders: { ...HEADERS, 'retry-after': true },
    addHeadersOnExceeding: HEADERS,
    errorResponseBuilder: () => new RequestRefused(429, 'Too Many Requests'),
  });
  return app.rateLimit({ max: perMinute, timeWindow: 60_000 });
}
