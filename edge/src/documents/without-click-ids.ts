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
