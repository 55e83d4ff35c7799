import { matchRoutes } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';

/**
 * Loads the code of a page when a link to it is hovered, touched or focused, in the release that will draw it. Listens
 * before React does, which keeps the events of what it has not taken over yet to itself.
 * @param askTable has the rest of the route table come
 */
export function preloadOnIntent(releases: PageReleases, modules: SectionModules, askTable: () => Promise<void>): void {
  async function sourceAt(path: string) {
    await askTable();
    const routes = releases.pages().map((source) => ({ path: source.route.path, handle: source }));
    return matchRoutes(routes, path)?.at(-1)?.route.handle;
  }

  async function preload({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const source = await sourceAt(link.pathname);
    if (!source) return;
    for (const region of [source.page, ...Object.values(source.slots)]) {
      const { remote, expose } = releases.isReplaced(region.remote) ? (region.fallback ?? region) : region;
      void modules.load(remote, expose);
    }
  }

  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, (event) => void preload(event), { capture: true, passive: true });
}
