import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Providers give a customer one IPv4 address, or an IPv6 network of at most this size. */
const IPV6_PREFIX = 48;

/** The network of an address: one customer may use any address of it. `unknown` for what is no address. */
export function networkOf(address: string): string {
  // A link-local address ends with the interface's name.
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`).toString();
}

/** Limits how many visitors of one network the judge counts: nobody decides alone. */
export interface Admissions {
  /** @param network a network's name in one rollout */
  admits(network: string, visitor: string): boolean;
}

const VISITORS_PER_NETWORK = 3;
const HOUR_MS = 3_600_000;
const MAX_NETWORKS = 50_000;

/** Admits the first three visitors of a network in an hour, before their outcome is known. @param now milliseconds */
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

/** A third of what one core renders (decision 0023). Visits beyond it are skipped by time only, which is a fair sample. */
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
