import { createHttp, type Http } from 'shared/http';

const UPLOAD = '/uploads/';
const known = new Map<string, Http>();

/** The site's content API for pages of another site, where an upload's address has to begin with the site's. */
export function siteHttp(origin: string): Http {
  const absolute = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(UPLOAD) ? origin + value : value;
  const http = known.get(origin) ?? createHttp({ origin, parse: (text) => JSON.parse(text, absolute) });
  known.set(origin, http);
  return http;
}
