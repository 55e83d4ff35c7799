import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** What one customer of a provider holds at most, as a rule: one IPv4 address, or an IPv6 network of this size. */
const IPV6_PREFIX = 48;

/** The network that an address belongs to: whoever has the one address has the others too. */
export function networkOf(address: string): string {
  // A link-local address carries the name of the interface.
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`).toString();
}

/** Which visitors are heard: so few of one network that nobody has the say alone. */
export interface Admissions {
  /** @param network names a network in one rollout */
  admits(network: string, visitor: string): boolean;
}

const VISITORS_PER_NETWORK = 3;
const HOUR_MS = 3_600_000;
const NETWORKS_REMEMBERED = 50_000;

/** The first three visitors of a network in an hour. Asked before their outcome is known: it cannot colour the choice. */
export function createAdmissions(now: () => number): Admissions {
  const networks = new LRUCache<string, Set<string>>({
    max: NETWORKS_REMEMBERED,
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
