import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fault, good, warning } from '../finding.mjs';

/** Milliseconds that a name server may take, and how often it is asked. */
const ANSWER_MS = 3_000;
const TRIES = 2;

/** What the name server says when a name has no address of a kind. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);
/** It answers, but has no good answer of the servers of the domain. */
const REFUSED = new Set(['ESERVFAIL', 'EREFUSED', 'EFORMERR', 'EBADRESP']);

/** Addresses that no visitor elsewhere can reach (RFC 1918, 6598, 3927, 4193, 4291). */
const OWN_NETWORK = new BlockList();
for (const [address, prefix] of /** @type {const} */ ([
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
]))
  OWN_NETWORK.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of /** @type {const} */ ([
  ['fc00::', 7],
  ['fe80::', 10],
]))
  OWN_NETWORK.addSubnet(address, prefix, 'ipv6');
OWN_NETWORK.addAddress('::1', 'ipv6');

/** @typedef {import('../finding.mjs').Finding} Finding */

/**
 * Whether the domain's A and AAAA records lead to this machine.
 * @param {string} domain
 * @param {{ nameServers?: readonly string[], own?: readonly string[] }} [options] own: this machine's addresses
 * @returns {Promise<Finding[]>}
 */
export async function checkDomain(domain, { nameServers, own = ownAddresses() } = {}) {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  if (nameServers) resolver.setServers(nameServers);
  try {
    const found = (
      await Promise.all([addresses(resolver.resolve4(domain)), addresses(resolver.resolve6(domain))])
    ).flat();
    return found.length === 0 ? [unknownDomain(domain, own)] : found.map((address) => placeOf(domain, address, own));
  } catch (error) {
    const code = String(Object(error).code ?? error);
    if (REFUSED.has(code))
      return [
        fault(
          `The name server cannot say where ${domain} leads (${code}). See that the domain is spelled right, is paid for, and has name ` +
            'servers where it was bought.',
        ),
      ];
    return [
      fault(
        `No name server answers (${code}), so nobody can say where ${domain} leads. See that this machine is online, and what ` +
          '/etc/resolv.conf says.',
      ),
    ];
  }
}

/** @param {Promise<string[]>} asking */
function addresses(asking) {
  return asking.catch((error) => (NONE.has(error.code) ? [] : Promise.reject(error)));
}

/** @param {string} domain @param {readonly string[]} own */
function unknownDomain(domain, own) {
  const reachable = own.filter((address) => !isPrivate(address));
  const wanted = reachable.length > 0 ? reachable.join(' and ') : 'the public address of this machine';
  return fault(
    `${domain} leads nowhere yet. Where the domain was bought, add a record for it: A (or AAAA, for an address with colons) with ` +
      `${wanted}. It takes minutes to hours until everybody sees it.`,
  );
}

/** @param {string} domain @param {string} address @param {readonly string[]} own */
function placeOf(domain, address, own) {
  if (own.includes(address)) return good(`${domain} leads to this machine (${address}).`);
  const isHidden = own.every((one) => isIPv6(one) !== isIPv6(address) || isPrivate(one));
  if (isHidden && !isPrivate(address)) {
    return warning(
      `${domain} leads to ${address}. Whether that is this machine cannot be seen from here, because a router or provider hands ` +
        `its visitors on. See there that ports 80 and 443 of ${address} come here (${own.join(', ') || 'no address'}).`,
    );
  }
  return fault(
    `${domain} leads to ${address}, and this machine has ${own.join(', ') || 'no address'}. Correct the record where the domain was bought, ` +
      'unless a server in front has that address.',
  );
}

/** @param {string} address */
function isPrivate(address) {
  return OWN_NETWORK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** @returns {string[]} */
function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:')).map(({ address }) => address);
}
