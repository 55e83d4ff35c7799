import { matchRoutes } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';

export interface PreloadOptions {
  readonly releases: PageReleases;
  readonly modules: SectionModules;
  /** Loads the rest of the route table. */
  readonly loadTable: () => Promise<void>;
}

/**
 * Loads a page's code when a link to it is hovered, touched or focused. Listens on the window: React stops the events of a part
 * that is not hydrated.
 */
export function preloadOnIntent({ releases, modules, loadTable }: PreloadOptions): void {
  async function sourceAt(path: string) {
    await loadTable();
    const routes = releases.pages().map((source) => ({ path: source.route.path, handle: source }));
    return matchRoutes(routes, path)?.at(-1)?.route.handle;
  }

  async function preload({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const source = await sourceAt(link.pathname);
    if (!source) return;
    for (const region of [source.page, ...Object.values(source.slots)]) {
      const { remote, expose } = releases.isFailed(region.remote) ? (region.fallback ?? region) : region;
      void modules.load(remote, expose);
    }
  }

  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, (event) => void preload(event), { capture: true, passive: true });
}
