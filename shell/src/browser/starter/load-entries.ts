import { readPositions } from '../../frame/scroll-memory.ts';

/**
 * An earlier app of this tab left history entries, between which a browser changes the address alone. Until this document's app follows
 * the history, another page's entry is loaded.
 * @param load loads the document of the entry that the visitor went to
 * @returns ends it
 */
export function loadEntries(load: () => void = () => location.reload()): () => void {
  const ended = new AbortController();
  const shown = servedAddress();
  const loadOther = () => void (pageOf(location.href) === shown || load());
  addEventListener('popstate', loadOther, { signal: ended.signal });
  loadOther();
  return () => ended.abort();
}

/** The visitor may go back before this script runs. */
function servedAddress(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return pageOf(navigation?.name.startsWith(location.origin) ? navigation.name : location.href);
}

function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** Of React Router. The first entry of a tab has no key. */
type EntryState = { readonly key?: string } | null;

/** The app scrolls its entries itself. In an entry that is loaded the browser leaves the page at its top. */
export function scrollToRemembered(): void {
  if (history.scrollRestoration !== 'manual') return;
  const state = history.state as EntryState;
  scrollTo(0, readPositions().get(state?.key ?? 'default') ?? 0);
  // Earlier than that, the browser would scroll to the place that it has.
  addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'));
}
