import { createContext, useContext, useMemo } from 'react';
import { createHttp, type Http } from '../http/index.ts';

/** Filled by hosts of other sites. On the site itself the page's own origin has the content. */
export const HttpContext = createContext<Http | null>(null);

/** The site's content API, for what a page asks after its loader. */
export function useHttp(): Http {
  const given = useContext(HttpContext);
  return useMemo(() => given ?? createHttp({ origin: '' }), [given]);
}
