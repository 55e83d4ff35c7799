import ipaddr from 'ipaddr.js';

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
