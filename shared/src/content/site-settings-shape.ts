import * as v from 'valibot';
import { DEFAULT_SETTINGS, type SiteSettings } from './default-settings.ts';
import { parseOne } from './wire.ts';

const Field = v.optional(v.nullable(v.string()));
const Attributes = v.object({
  attributes: v.record(v.string(), v.unknown()),
});

/** What the content API says of the site; the defaults for what it leaves empty. @throws when it is something else */
export function parseSettings(body: unknown): SiteSettings {
  return withDefaults(parseOne(Attributes, body).attributes);
}

function withDefaults(attributes: Readonly<Record<string, unknown>>): SiteSettings {
  const settings = { ...DEFAULT_SETTINGS };
  for (const key of Object.keys(settings) as (keyof SiteSettings)[]) {
    const value = v.safeParse(Field, attributes[key]);
    if (value.success && value.output) settings[key] = value.output;
  }
  return settings;
}
