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
