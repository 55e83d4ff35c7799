import type { NavigationItem, Preview } from 'shared/contract';
import { createContext, useContext } from 'react';

/** The site's public origin, for absolute addresses (canonical, sharing). */
export const SiteOriginContext = createContext('');

export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}

/** What sections add to the main menu. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

/** Set while the page shows a preview. */
export const PreviewContext = createContext<Preview | undefined>(undefined);
