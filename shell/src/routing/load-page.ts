import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Http } from 'shared/http';
import type { LoaderArgs, PageHead } from 'shared/shell-api';
import type { LoadedRegion, LoadRegion } from '../regions/region-state.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import { type PageSource, sameModules } from '../releases/page-sources.ts';
import type { PrefetchedPage } from './prefetched-page.ts';
import type { PageData } from './route-data.ts';
import type { VisitedPages } from './visited-pages.ts';

export interface PageLoadingOptions {
  readonly releases: PageReleases;
  readonly loadRegion: LoadRegion;
  readonly http: Http;
  /** In the browser: asks the edge at each navigation whether a release was revoked. */
  readonly askLock?: () => Promise<void>;
  /** In the browser: path and query of the open document. */
  readonly address?: string;
  /** In the browser: the page that the visitor points at. */
  readonly prefetched?: PrefetchedPage;
  /** In the browser: what a visitor without a connection can go back to. */
  readonly visited?: VisitedPages;
}

/** Loads the data of the page at a path; null if no release has the page (any more). */
export type LoadPath = (
  path: string,
  asked: Pick<LoaderFunctionArgs, 'request' | 'params'>,
) => Promise<PageData | null>;

/**
 * Creates the loader of pages. While a navigation loads its page, the edge is asked for revoked releases; a page of a revoked
 * release is loaded again. The same address again keeps its release, so that a form in the page keeps its text.
 */
export function createPageLoader(options: PageLoadingOptions): LoadPath {
  const { releases, loadRegion, http, askLock, address, prefetched, visited } = options;
  let shown: { address: string | undefined; source?: PageSource | undefined } = { address };
  const sourceAt = (path: string) => releases.pages().find(({ route }) => route.path === path);

  async function pageAt(path: string, { request, params }: Parameters<LoadPath>[1]): Promise<PageData | null> {
    const url = new URL(request.url);
    const next = addressOf(request);
    const load = async (source: PageSource | undefined) =>
      source ? loadPage(loadRegion, source, { url, params, http, signal: request.signal }) : null;
    const stays = next === shown.address;
    const source = (stays ? shown.source : undefined) ?? sourceAt(path);
    const early = stays || !source ? null : await prefetched?.take(next, source);
    const loading = early ?? load(source);
    // A page that was prefetched has asked already.
    if (!stays && !early) await askLock?.();
    const settled = stays ? source : sourceAt(path);
    shown = { address: next, source: settled };
    return sameModules(source, settled) ? loading : load(settled);
  }

  return async (path, asked) => {
    const page = await pageAt(path, asked);
    return page && visited ? visited.settle(addressOf(asked.request), page) : page;
  };
}

/** Path and query. */
function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** Loads a page and its slots at the same time. Never rejects. */
export async function loadPage(load: LoadRegion, source: PageSource, args: LoaderArgs): Promise<PageData> {
  const loadSlot = async ([name, slot]: [string, PageSource['page']]) =>
    [name, (await load(slot, args)).state] as const;
  const [page, slots] = await Promise.all([
    load(source.page, args),
    Promise.all(Object.entries(source.slots).map(loadSlot)),
  ]);
  return { route: source.route, page: page.state, slots: Object.fromEntries(slots), head: headOf(page, args.url) };
}

/** If `head` throws, the page has no description but keeps its content. */
function headOf({ state, module }: LoadedRegion, url: URL): PageHead {
  if (state.status !== 'ready' || !module?.head) return {};
  try {
    return module.head({ data: state.data, url });
  } catch (error) {
    console.error(error);
    return {};
  }
}
