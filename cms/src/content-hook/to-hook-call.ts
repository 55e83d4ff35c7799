import * as v from 'valibot';

/** The body that a receiver gets: which content changed, never the content itself. */
export interface HookCall {
  event: string;
  model: string;
}

const ENTRY_EVENT = /^entry\.(create|update|delete|publish|unpublish|draft-discard)$/;
const MEDIA_EVENT = /^media\.(create|update|delete)$/;

/** What visitors see. Prayer requests and members are left out: nobody outside learns even that there is one. */
const PUBLIC_MODELS = [
  'event',
  'venue',
  'sermon',
  'sermon-series',
  'latest-sermon',
  'service-time',
  'site-setting',
  'page',
];

const entryPayload = v.object({ model: v.picklist(PUBLIC_MODELS) });

/** Null for what no receiver needs to know. The names of events are those of Strapi's own webhooks. */
export function toHookCall(event: string, payload: unknown): HookCall | null {
  if (MEDIA_EVENT.test(event)) return { event, model: 'media' };
  if (!ENTRY_EVENT.test(event)) return null;
  const parsed = v.safeParse(entryPayload, payload);
  return parsed.success ? { event, model: parsed.output.model } : null;
}
