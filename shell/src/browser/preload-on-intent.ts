import { matchRoutes, type Params } from 'react-router-dom';
import type { Remote } from 'shared/contract';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import type { PageSource } from '../releases/page-sources.ts';
import { isOtherData } from '../routing/route-data.ts';
import { savesData } from 'shared/ui/when-idle';

export interface PreloadOptions {
  readonly releases: PageReleases;
  readonly modules: SectionModules;
  readonly preloadStyles: (remote: Remote, expose: string) => void;
  /** Loads the rest of the route table. */
  readonly loadTable: () => Promise<void>;
  /** Loads a page's data. */
  readonly prefetch: (source: PageSource, address: { readonly url: URL; readonly params: Params }) => void;
}

/** Milliseconds after which a pointer rests on a link, and does not pass over it. */
const REST_MS = 65;

/**
 * Loads a page's code and styles when a link to it is hovered, touched or focused. Its data follows when the pointer stays or presses. Listens on
 * the window: React stops the events of a part that is not hydrated.
 */
export function preloadOnIntent(options: PreloadOptions): void {
  const pageOf = createPageFinder(options);

  function listen(type: string, notice: (target: Target) => void): void {
    async function hear({ target }: Event): Promise<void> {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin || isShown(link)) return;
      const page = await pageOf(link.pathname);
      if (page) notice({ link, ...page });
    }
    addEventListener(type, (event) => void hear(event), { capture: true, passive: true });
  }

  listen('focusin', (target) => loadCode(target, options));
  listen('pointerdown', (target) => loadData(target, options));
  listen('pointerover', (target) => {
    loadCode(target, options);
    setTimeout(() => target.link.matches(':hover') && !savesData() && loadData(target, options), REST_MS);
  });
}

interface Page {
  readonly source: PageSource;
  readonly params: Params;
}

interface Target extends Page {
  readonly link: HTMLAnchorElement;
}

function isShown({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}

/** A press is also a hover and a focus, so the page that was looked up last is remembered. */
function createPageFinder({ releases, loadTable }: PreloadOptions) {
  let last: { pages: readonly PageSource[]; pathname: string; page: Page | undefined } | undefined;
  return async (pathname: string): Promise<Page | undefined> => {
    await loadTable();
    const pages = releases.pages();
    if (last?.pages !== pages || last.pathname !== pathname) last = { pages, pathname, page: pageAt(pathname, pages) };
    return last.page;
  };
}

function pageAt(pathname: string, pages: readonly PageSource[]): Page | undefined {
  const routes = pages.map((source) => ({ path: source.route.path, handle: source }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { source: match.route.handle, params: match.params };
}

function loadCode({ source }: Target, { releases, modules, preloadStyles }: PreloadOptions): void {
  for (const region of [source.page, ...Object.values(source.slots)]) {
    const { remote, expose } = releases.isFailed(region.remote) ? (region.fallback ?? region) : region;
    preloadStyles(remote, expose);
    void modules.load(remote, expose);
  }
}

function loadData({ link, source, params }: Target, { prefetch }: PreloadOptions): void {
  const url = new URL(link.href);
  if (isOtherData(source.route, new URL(location.href), url)) prefetch(source, { url, params });
}
