import { createHttp } from 'shared/http';

/** The content API as the site's edge passes it on, on the server. */
export function contentHttp() {
  return createHttp({ origin: process.env.CONTENT_ORIGIN });
}
