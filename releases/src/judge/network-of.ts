import ipaddr from 'ipaddr.js';

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
