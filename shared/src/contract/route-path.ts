/** A route's path: `/events`, or with a parameter as its last segment, `/events/:event`. */
interface Route {
  readonly path?: string | undefined;
}

/**
 * The route of an address, as links are written: in lower case, without a slash at the end. A route without a parameter comes first.
 * @param pathname without query, encoded
 */
export function routeAt<R extends Route>(routes: readonly R[], pathname: string): R | undefined {
  return routes.find(({ path }) => path === pathname) ?? routes.find(({ path = '' }) => hasParameterIn(path, pathname));
}

/** What stands before the parameter, `/events/`; null for a path without one. */
export function beforeParameter(path: string): string | null {
  const at = path.indexOf('/:');
  return at < 0 ? null : path.slice(0, at + 1);
}

/** The path with a parameter's value: `/events/picnic-7`. A path without a parameter is returned unchanged. */
export function withParameter(path: string, value: string): string {
  const before = beforeParameter(path);
  return before === null ? path : `${before}${encodeURIComponent(value)}`;
}

/** Whether an address has one segment, not empty, for the parameter of a path. */
function hasParameterIn(path: string, pathname: string): boolean {
  const before = beforeParameter(path);
  return before !== null && pathname.startsWith(before) && /^[^/]+$/.test(pathname.slice(before.length));
}
