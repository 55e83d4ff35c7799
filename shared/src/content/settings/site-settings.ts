import type { Http } from '../../http/index.ts';
import { statusOf } from '../api/answer.ts';
import { NO_SETTINGS, type SiteSettings } from './no-settings.ts';
import { read } from '../api/read.ts';

/** What the CMS answers while nobody has saved the entry. */
const NO_ENTRY = 404;

/** The site's settings; null when the content API gave no usable answer. Never fails. */
export async function fetchSiteSettings(http: Http, signal?: AbortSignal): Promise<SiteSettings | null> {
  try {
    return await read(http.get('/api/site-setting', signal), (body, { parseSettings }) => parseSettings(body));
  } catch (error) {
    return statusOf(error) === NO_ENTRY ? NO_SETTINGS : null;
  }
}
