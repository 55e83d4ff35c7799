/**
 * A request's target as path and query. A client may send a whole address (RFC 9112, 3.2.2); the host that it names there is
 * not this server's to believe.
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
