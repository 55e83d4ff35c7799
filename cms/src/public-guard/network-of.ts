import ipaddr from 'ipaddr.js';

/** What one IPv6 customer has at least: whoever has one of its addresses has the others too. */
const IPV6_PREFIX = 64;

/** Who is counted as one: an IPv4 address, or an IPv6 network. */
export function networkOf(address: string): string {
  // A link-local address carries the name of the interface.
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`).toString();
}
