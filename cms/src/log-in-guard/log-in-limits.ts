import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Refusal } from '../public-guard/refusal';
import { tooMany } from '../public-guard/too-many';

const WINDOW_SECONDS = 15 * 60;
/** Guesses in a window: one network at all accounts, all strangers at one account, one known device at its account. */
const POINTS = { network: 20, account: 20, device: 10 };

/** Who tries what. */
export interface Attempt {
  network: string;
  /** Absent for a token, which belongs to no account before it is found. */
  account?: string;
  /** A device on which the account logged in before. */
  device?: string | null;
  /** On the CMS's own machine: the operator's way in while strangers keep an account busy. */
  isLocal?: boolean;
}

export interface LogInLimits {
  /** Counts a guess before it is checked, so that many at once are not more than the limit. */
  count(attempt: Attempt): Promise<Refusal | null>;
  /** It was none: the password was right. */
  forget(attempt: Attempt): Promise<void>;
}

const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });

/** Counts are in memory, since the CMS is one process. Only an operator can restart it. */
export function createLogInLimits(): LogInLimits {
  const limiters = {
    network: limiter(POINTS.network),
    account: limiter(POINTS.account),
    device: limiter(POINTS.device),
  };

  function keysOf({ network, account, device, isLocal }: Attempt): [RateLimiterAbstract, string][] {
    const own: [RateLimiterAbstract, string][] = [[limiters.network, network]];
    if (account === undefined || isLocal) return own;
    return [...own, device ? [limiters.device, device] : [limiters.account, account]];
  }

  return {
    async count(attempt) {
      try {
        for (const [limit, key] of keysOf(attempt)) await limit.consume(key);
        return null;
      } catch (cause) {
        if (!(cause instanceof RateLimiterRes)) throw cause;
        return tooMany(cause.msBeforeNext);
      }
    },
    async forget(attempt) {
      for (const [limit, key] of keysOf(attempt)) await limit.reward(key);
    },
  };
}
