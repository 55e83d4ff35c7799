import { isDeepStrictEqual } from 'node:util';

import type { Core } from '@strapi/strapi';

import { CHURCH_ZONE, wallClockIn } from '../church-clock/church-clock';
import type { EventFields } from './event-fields';
import { whileFollowing } from './following';
import { EVENT, findEventsOfSeries, type StoredEvent } from './stored-events';

/** What the events of a series should be. */
interface Wanted {
  seriesId: string;
  /** By day of the series. */
  events: ReadonlyMap<string, EventFields>;
  /** Left out: of all its days. */
  onlyDay?: string;
}

/** A day in Maryland that is over stays as it was: what visitors once read there is history. */
function isOver({ startDate }: EventFields, now: Date): boolean {
  return startDate !== null && wallClockIn(CHURCH_ZONE, new Date(startDate)).day < wallClockIn(CHURCH_ZONE, now).day;
}

const hasBegun = ({ draft, published }: StoredEvent, now: Date) =>
  Date.parse((published ?? draft)?.startDate ?? '') <= now.getTime();

const isAs = (fields: EventFields, { draft, published }: StoredEvent) =>
  isDeepStrictEqual(draft, fields) && isDeepStrictEqual(published, fields);

function followable(fields: EventFields, stored: StoredEvent | undefined, now: Date): boolean {
  if (!stored) return !isOver(fields, now);
  const before = stored.published ?? stored.draft;
  if (stored.changedAlone || isAs(fields, stored)) return false;
  return !isOver(fields, now) || !before || !isOver(before, now);
}

/** Takes back an event that its series no longer has. What an editor typed into it stays, as a draft. */
async function takeBack(strapi: Core.Strapi, event: StoredEvent, now: Date): Promise<void> {
  const { documentId, changedAlone, published } = event;
  if (hasBegun(event, now)) return;
  if (!changedAlone) await strapi.documents(EVENT).delete({ documentId });
  else if (published) await strapi.documents(EVENT).unpublish({ documentId });
}

async function sync(strapi: Core.Strapi, { seriesId, events, onlyDay }: Wanted): Promise<void> {
  const now = new Date();
  const isMeant = (day: string | null) => onlyDay === undefined || day === onlyDay;
  const stored = (await findEventsOfSeries(strapi, seriesId)).filter(({ seriesDay }) => isMeant(seriesDay));
  const byDay = new Map(stored.map((event) => [event.seriesDay, event]));
  for (const [seriesDay, fields] of events) {
    const event = byDay.get(seriesDay);
    if (!isMeant(seriesDay) || !followable(fields, event, now)) continue;
    const { documentId } = event ?? {};
    const data: Record<string, unknown> = { ...fields, seriesId, seriesDay, changedAlone: false, publishAt: null };
    if (documentId) await strapi.documents(EVENT).update({ documentId, data, status: 'published' });
    else await strapi.documents(EVENT).create({ data, status: 'published' });
  }
  for (const event of stored) if (!events.has(event.seriesDay ?? '')) await takeBack(strapi, event, now);
}

/** Makes the stored events of a series what they should be, and touches no other. Runs in its caller's transaction. */
export const syncEvents = (strapi: Core.Strapi, wanted: Wanted) => whileFollowing(() => sync(strapi, wanted));
