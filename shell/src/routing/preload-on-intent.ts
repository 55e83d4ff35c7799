import type { Remote } from 'shared/contract';
import { matchRoutes } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import { pageSources } from './page-source.ts';

/** Loads the code of a page when a link to it is hovered or focused, in the release that the lock names. */
export function preloadOnIntent(remotes: readonly Remote[], modules: SectionModules): void {
  const routes = pageSources(remotes).map((source) => ({ path: source.route.path, handle: source }));

  function preload({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const source = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle;
    if (!source) return;
    for (const { remote, expose } of [source.page, ...Object.values(source.slots)]) void modules.load(remote, expose);
  }

  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}
