import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import type { Refusal } from './refusal';

/** Counts a write from this address. The limiter rejects with its own result when there were too many. */
export async function countWrite(limiter: RateLimiterAbstract, address: string): Promise<Refusal | null> {
  try {
    await limiter.consume(address);
    return null;
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    const seconds = Math.ceil(cause.msBeforeNext / 1000);
    const message = `Too many requests: try again in ${seconds} seconds`;
    return { status: 429, name: 'RateLimitError', message, retryAfterSeconds: seconds };
  }
}
