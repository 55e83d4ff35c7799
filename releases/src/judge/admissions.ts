import { LRUCache } from 'lru-cache';
import { ipNetwork } from '../http/limit-requests.ts';

/** Providers give a customer one IPv4 address or an IPv6 network of this size at most. */
const IPV6_PREFIX = 48;

/** The network of an IP address, which one customer may use; `unknown` for other texts. */
export function networkOf(address: string): string {
  return ipNetwork(address, IPV6_PREFIX);
}

/** Limits the visitors that the judge counts per network, so that one person cannot decide. */
export interface Admissions {
  /** @param network a network's name in one rollout */
  admits(network: string, visitor: string): boolean;
}

export const VISITORS_PER_NETWORK = 3;
export const HOUR_MS = 3_600_000;
const MAX_NETWORKS = 50_000;

/** Admits the first three visitors of a network per hour, whatever their outcome. @param now milliseconds */
export function createAdmissions(now: () => number): Admissions {
  const networks = new LRUCache<string, Set<string>>({
    max: MAX_NETWORKS,
    ttl: HOUR_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    admits(network, visitor) {
      const admitted = networks.get(network) ?? new Set();
      if (admitted.size === 0) networks.set(network, admitted);
      if (admitted.size < VISITORS_PER_NETWORK) admitted.add(visitor);
      return admitted.has(visitor);
    },
  };
}

/** A third of what one core renders (decision 0023). Skipping by time only gives a fair sample. */
const DOCUMENTS_PER_SECOND = 50;
const SECOND_MS = 1_000;

/** Tells whether one more document may be rendered for the judge, past the cache. @param now milliseconds */
export function createDocumentLimit(now: () => number): () => boolean {
  let [second, count] = [0, 0];
  return () => {
    const present = Math.floor(now() / SECOND_MS);
    if (present !== second) [second, count] = [present, 0];
    count += 1;
    return count <= DOCUMENTS_PER_SECOND;
  };
}
