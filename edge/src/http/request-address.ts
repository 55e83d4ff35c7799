/**
 * Path and query of a request's target. A client may send a whole address (RFC 9112, 3.2.2). The host in it is ignored.
 */
export function requestAddress(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Where to redirect an address that starts with two slashes; null for any other. Browsers read `//elsewhere.example` as
 * another host, and `\` as a slash, so a relative link to such a page would lead away.
 */
export function withoutDoubledSlash(address: string): string | null {
  return /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : null;
}

/** Query keys that social networks, newsletters and advertisements add to links. No page reads them. */
const ADDED = new RegExp(
  '^(?:utm_\\w+|fbclid|mibextid|igsh(?:id)?|gclid|gbraid|wbraid|dclid|gad_\\w+|_ga|_gl|msclkid|ttclid|twclid|li_fat_id|' +
    'yclid|epik|mc_[ce]id|mkt_tok|_hsenc|_hsmi|ck_subscriber_id|vero_id)$',
);

/**
 * Removes click identifiers from an address. Each click from Facebook has its own, and would cost a render of its own.
 * @param address path and query
 */
export function withoutClickIds(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const query = rest.join('?').split('&');
  const others = query.filter((pair) => !ADDED.test(pair.replace(/=.*/s, '')));
  if (others.length === query.length) return address;
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}
