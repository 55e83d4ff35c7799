import { createContext, type ReactNode, useMemo } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';
import type { HostNavigation } from '../types/index.d.ts';

interface SectionPlace {
  /** The site's. */
  readonly origin: string;
  readonly navigation: HostNavigation;
}

/** Where links of a section lead. Filled by {@link SectionRouter}. */
export const SectionPlaceContext = createContext<SectionPlace | null>(null);

interface SectionRouterProps extends SectionPlace {
  /** Path, query and hash at the site. */
  readonly address: string;
  readonly children: ReactNode;
}

/** The router that sections import, on top of the host's own navigation. */
export function SectionRouter({ address, navigation, origin, children }: SectionRouterProps): ReactNode {
  const place = useMemo(() => ({ navigation, origin }), [navigation, origin]);
  const navigator = useMemo(() => navigatorOf(place), [place]);
  return (
    <SectionPlaceContext value={place}>
      <Router location={{ key: address, ...parsePath(address) }} navigator={navigator}>
        {children}
      </Router>
    </SectionPlaceContext>
  );
}

function navigatorOf({ navigation, origin }: SectionPlace): Navigator {
  const move = (to: To, replace: boolean) => {
    const address = textOf(to);
    if (navigation.hrefOf(address) === null) window.location.assign(origin + address);
    else navigation.go(address, { replace });
  };
  return {
    // React Router refuses to go to another origin: links to the site are the business of SectionLink.
    createHref: (to) => navigation.hrefOf(textOf(to)) ?? textOf(to),
    push: (to) => move(to, false),
    replace: (to) => move(to, true),
    go: (by) => window.history.go(by),
  };
}

function textOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
