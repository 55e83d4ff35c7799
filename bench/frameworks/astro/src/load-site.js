import { frameSettings } from '../../../../shell/src/routing/frame-settings.ts';
import { contentHttp } from '../../site/content-http.js';

/** What every page is told of the site, and what its loaders get. */
export async function loadSite({ request, params, url }) {
  const http = contentHttp();
  const { settings, services } = await frameSettings({ http }).loader({ request });
  const origin = process.env.PUBLIC_URL ?? url.origin;
  return {
    site: { origin, address: url.pathname + url.search, settings, services },
    args: { url, params, http, signal: request.signal },
  };
}
