import { fetchServiceTimes, fetchSiteSettings, NO_SETTINGS } from 'shared/content';
import type { Http } from 'shared/http';
import type { ChurchFacts } from './church-json-ld.ts';
import { openingHoursOf } from './opening-hours.ts';

/** What search engines are told of the church. Never fails: what nobody answers is left out. */
export async function fetchChurchFacts(http: Http, signal: AbortSignal): Promise<ChurchFacts> {
  const [settings, times] = await Promise.all([fetchSiteSettings(http, signal), fetchServiceTimes(http, signal)]);
  const { phone, email, address, facebookUrl, instagramUrl, youtubeUrl, mapsUrl } = settings ?? NO_SETTINGS;
  const contact = { phone, email, address, facebookUrl, instagramUrl, youtubeUrl, mapsUrl };
  return { ...contact, openingHours: times ? openingHoursOf(times) : {} };
}
