import { matchRoutes } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';

/** Loads the code of a page when a link to it is hovered or focused, in the release that will draw it. */
export function preloadOnIntent(releases: PageReleases, modules: SectionModules): void {
  const sourceAt = (path: string) => {
    const routes = releases.pages().map((source) => ({ path: source.route.path, handle: source }));
    return matchRoutes(routes, path)?.at(-1)?.route.handle;
  };

  function preload({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const source = sourceAt(link.pathname);
    if (!source) return;
    for (const region of [source.page, ...Object.values(source.slots)]) {
      const { remote, expose } = releases.isReplaced(region.remote) ? (region.fallback ?? region) : region;
      void modules.load(remote, expose);
    }
  }

  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}
