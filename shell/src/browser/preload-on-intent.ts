import { matchRoutes, type Params } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import type { PageSource } from '../releases/page-sources.ts';
import { isOtherData } from '../routing/route-data.ts';
import { savesData } from 'shared/ui/when-idle';

export interface PreloadOptions {
  readonly releases: PageReleases;
  readonly modules: SectionModules;
  /** Loads the rest of the route table. */
  readonly loadTable: () => Promise<void>;
  /** Loads a page's data. */
  readonly prefetch: (source: PageSource, address: { readonly url: URL; readonly params: Params }) => void;
}

/** Milliseconds after which a pointer rests on a link, and does not pass over it. */
const REST_MS = 65;

/**
 * Loads a page's code when a link to it is hovered, touched or focused. Its data follows when the pointer stays or presses. Listens on
 * the window: React stops the events of a part that is not hydrated.
 */
export function preloadOnIntent(options: PreloadOptions): void {
  const listen = (type: string, notice: (link: HTMLAnchorElement) => Promise<void>) =>
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link?.origin === location.origin && !isShown(link)) void notice(link);
      },
      { capture: true, passive: true },
    );

  listen('focusin', async (link) => void (await loadCode(link, options)));
  listen('pointerdown', async (link) => loadData(link, options));
  listen('pointerover', async (link) => {
    const rested = new Promise((resolve) => void setTimeout(resolve, REST_MS));
    await loadCode(link, options);
    await rested;
    if (link.matches(':hover') && !savesData()) await loadData(link, options);
  });
}

function isShown({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}

async function matchOf(link: HTMLAnchorElement, { releases, loadTable }: PreloadOptions) {
  await loadTable();
  const routes = releases.pages().map((source) => ({ path: source.route.path, handle: source }));
  const match = matchRoutes(routes, link.pathname)?.at(-1);
  return match && { source: match.route.handle, params: match.params };
}

async function loadCode(link: HTMLAnchorElement, options: PreloadOptions): Promise<void> {
  const { releases, modules } = options;
  const { source } = (await matchOf(link, options)) ?? {};
  if (!source) return;
  for (const region of [source.page, ...Object.values(source.slots)]) {
    const { remote, expose } = releases.isFailed(region.remote) ? (region.fallback ?? region) : region;
    void modules.load(remote, expose);
  }
}

async function loadData(link: HTMLAnchorElement, options: PreloadOptions): Promise<void> {
  const match = await matchOf(link, options);
  const url = new URL(link.href);
  if (match && isOtherData(match.source.route, new URL(location.href), url))
    options.prefetch(match.source, { url, params: match.params });
}
