import * as v from 'valibot';
import type { Http } from '../http/index.ts';
import { parseOne } from './wire.ts';

/**
 * Contact data and links of the frame. An empty address means: shown, but not a link.
 * These are the defaults of a content API without the entry, and of each field that it leaves empty.
 */
export const DEFAULT_SETTINGS = {
  phone: '(410) 555-0142',
  email: 'hello@soteriachurch.example',
  address: '8410 Harford Road, Parkville, MD 21234',
  missionStatement: 'To be and to make devoted disciples of Jesus Christ and transformational servant-leaders.',
  mapsUrl: 'https://www.google.com/maps/dir/?api=1&destination=8410+Harford+Road+Parkville+MD+21234',
  giveUrl: 'https://give.soteriachurch.example/',
  streamUrl: 'https://www.youtube.com/@soteriachurchmd/live',
  facebookUrl: 'https://www.facebook.com/soteriachurchmd',
  instagramUrl: 'https://www.instagram.com/soteriachurchmd',
  youtubeUrl: 'https://www.youtube.com/@soteriachurchmd',
  appStoreUrl: '',
  playStoreUrl: '',
  catalystUrl: '',
  photoGalleryUrl: '',
  socithUrl: '',
  latestSermonUrl: '',
};

export type SiteSettings = Readonly<typeof DEFAULT_SETTINGS>;

const Field = v.optional(v.nullable(v.string()));
const Attributes = v.object({
  attributes: v.record(v.string(), v.unknown()),
});

/** The site's settings; without the entry, or without the API, the defaults. Never fails. */
export async function fetchSiteSettings(http: Http, signal?: AbortSignal): Promise<SiteSettings> {
  try {
    const { attributes } = parseOne(Attributes, await http.get('/api/site-setting', signal));
    return withDefaults(attributes);
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function withDefaults(attributes: Readonly<Record<string, unknown>>): SiteSettings {
  const settings = { ...DEFAULT_SETTINGS };
  for (const key of Object.keys(settings) as (keyof SiteSettings)[]) {
    const value = v.safeParse(Field, attributes[key]);
    if (value.success && value.output) settings[key] = value.output;
  }
  return settings;
}
