import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import { networkOf } from './network-of';
import type { Refusal } from './refusal';
import { tooMany } from './too-many';

/** Counts a write from this address's network. The limiter rejects with its own result when there were too many. */
export async function countWrite(limiter: RateLimiterAbstract, address: string): Promise<Refusal | null> {
  try {
    await limiter.consume(networkOf(address));
    return null;
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    return tooMany(cause.msBeforeNext);
  }
}
