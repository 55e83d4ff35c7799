import type { Limits } from 'database';
import type { onRequestAsyncHookHandler } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RequestRefused } from './request-refused.ts';

export interface RequestLimits {
  /** Requests per minute from one address; for IPv6 from one /64 network (a household). */
  readonly perMinute: number;
  /** Requests per minute from all addresses. Default: 10 000, so that no flood fills the memory or the database. */
  readonly totalPerMinute?: number;
}

export interface LimitRequestsOptions extends RequestLimits {
  readonly limits: Limits;
  /** The same on every edge; requests under other names are counted apart. */
  readonly name: string;
}

const TOTAL_PER_MINUTE = 10_000;
/** Providers give a household at least a network of this size. */
const HOUSEHOLD_PREFIX = 64;

/**
 * The network of an IP address, which one customer may use: an IPv4 address, or an IPv6 network; `unknown` for other texts.
 * @param prefix of an IPv6 network, in bits
 */
export function ipNetwork(address: string, prefix: number): string {
  // A link-local address ends with the name of the interface.
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${prefix}`).toString();
}

/** Who is counted as one: an IPv4 address, or an IPv6 network. */
export function householdOf({ ip }: { readonly ip: string }): string {
  return ipNetwork(ip, HOUSEHOLD_PREFIX);
}

/**
 * Limits requests over all routes that use the hook, and over all edges that share `limits`.
 * A refusal has `Retry-After`, in seconds.
 */
export function limitRequests(options: LimitRequestsOptions): onRequestAsyncHookHandler {
  const wait = waitOf(options);
  return async (request, reply) => {
    const seconds = await wait(householdOf(request));
    if (seconds === null) return;
    reply.header('retry-after', String(seconds));
    throw new RequestRefused(429, `Too many requests: try again in ${seconds} seconds`);
  };
}

/** Returns the seconds that a household has to wait. */
function waitOf({ limits, name, perMinute, totalPerMinute = TOTAL_PER_MINUTE }: LimitRequestsOptions) {
  const ofHousehold = limits.limit(name, perMinute);
  const ofAll = limits.limit(`${name} of all`, totalPerMinute);
  let closedUntil = -Infinity;
  return async (household: string): Promise<number | null> => {
    // Else each further address of a flood would be one more count.
    const closedMs = closedUntil - performance.now();
    if (closedMs > 0) return Math.ceil(closedMs / 1_000);
    const own = await ofHousehold(household);
    if (own.waitSeconds !== null) return own.waitSeconds;
    const { waitSeconds } = await ofAll('everybody');
    if (waitSeconds !== null) closedUntil = performance.now() + waitSeconds * 1_000;
    return waitSeconds;
  };
}
