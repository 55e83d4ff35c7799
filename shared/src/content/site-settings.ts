import type { Http } from '../http/index.ts';
import { DEFAULT_SETTINGS, type SiteSettings } from './default-settings.ts';
import { read } from './read.ts';

/** The site's settings; without the entry, or without the API, the defaults. Never fails. */
export async function fetchSiteSettings(http: Http, signal?: AbortSignal): Promise<SiteSettings> {
  try {
    return await read(http.get('/api/site-setting', signal), (body, { parseSettings }) => parseSettings(body));
  } catch {
    return DEFAULT_SETTINGS;
  }
}
