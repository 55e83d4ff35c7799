import * as v from 'valibot';
import { NO_SETTINGS, type SiteSettings } from './no-settings.ts';
import { safeLink } from '../fields/safe-link.ts';
import { parseOne } from '../api/wire.ts';

/** A field of another shape counts as empty: one mistake must not cost the whole frame. */
const Text = v.fallback(v.pipe(v.string(), v.trim()), '');
/** `null`: the API has no entry and says so without a 404. */
const Settings = v.nullable(v.object({ attributes: v.record(v.string(), v.unknown()) }));

/** What staff entered, without blanks around it; what must not become a link is empty. @throws when it is no entry */
export function parseSettings(body: unknown): SiteSettings {
  const attributes = parseOne(Settings, body)?.attributes ?? {};
  const settings = { ...NO_SETTINGS };
  for (const key of Object.keys(settings) as (keyof SiteSettings)[]) {
    const text = v.parse(Text, attributes[key]);
    settings[key] = key.endsWith('Url') ? linkOf(key, text) : text;
  }
  return settings;
}

/** Links that may lead to a page of this site; the others lead out of it. */
const MAY_STAY: ReadonlySet<string> = new Set(['catalystUrl', 'photoGalleryUrl', 'socithUrl', 'latestSermonUrl']);

function linkOf(key: string, text: string): string {
  const link = safeLink(text);
  const allowed = MAY_STAY.has(key) ? /^(https?:|\/(?!\/))/i : /^https?:/i;
  return link?.match(allowed) ? link : '';
}
