import { createContext, useContext } from 'react';

/** The site's public origin, for addresses that leave the site (canonical, sharing). */
export const SiteOriginContext = createContext('');

export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
