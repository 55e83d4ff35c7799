/** Where a link leads inside the site. */
export interface LinkTarget {
  /** Path, query and target. */
  readonly to: string;
  /** What the page is told of it (`data-state` of shared/router's links). */
  readonly state: unknown;
}

/** The link of a click that the app follows itself; null where the browser does: other sites, new tabs, places in the page. */
export function staticLink(event: MouseEvent): LinkTarget | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || (link.target && link.target !== '_self') || link.download) return null;
  if (link.origin !== location.origin || isPlaceHere(link)) return null;
  const { pathname, search, hash } = link;
  return { to: `${pathname}${search}${hash}`, state: stateOf(link) };
}

/** Not one for another tab or window. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

function isPlaceHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

function stateOf({ dataset }: HTMLAnchorElement): unknown {
  return dataset.state === undefined ? null : JSON.parse(dataset.state);
}
