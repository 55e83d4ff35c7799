import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { type EventFields, eventFieldsSchema } from './event-fields';

export const EVENT = 'api::event.event';

const rowSchema = v.object({
  documentId: v.string(),
  publishedAt: v.nullish(v.union([v.string(), v.date()]), null),
  seriesId: v.nullish(v.string(), null),
  seriesDay: v.nullish(v.string(), null),
  changedAlone: v.nullish(v.boolean(), null),
});

/** An event as it is stored: its draft, and what visitors see of it. */
export interface StoredEvent {
  documentId: string;
  seriesId: string | null;
  /** `YYYY-MM-DD`: which day of its series it is. */
  seriesDay: string | null;
  /** An editor changed it in its own form: its series leaves it alone. */
  changedAlone: boolean;
  draft: EventFields | null;
  published: EventFields | null;
}

/** Enters a row into the event that it is a version of. What the draft says of the series counts. */
function addRow(events: Map<string, StoredEvent>, found: unknown): void {
  const { documentId, publishedAt, seriesId, seriesDay, changedAlone } = v.parse(rowSchema, found);
  const fields = v.parse(eventFieldsSchema, found);
  const event = events.get(documentId) ?? { documentId, draft: null, published: null };
  const isDraft = publishedAt === null;
  const ofSeries = { seriesId, seriesDay, changedAlone: changedAlone === true };
  events.set(documentId, {
    ...ofSeries,
    ...event,
    ...(isDraft ? { ...ofSeries, draft: fields } : { published: fields }),
  });
}

async function findEvents(strapi: Core.Strapi, where: object): Promise<StoredEvent[]> {
  const rows: unknown[] = await strapi.db.query(EVENT).findMany({ where, populate: ['venue', 'image'] });
  const events = new Map<string, StoredEvent>();
  for (const row of rows) addRow(events, row);
  return [...events.values()];
}

export const findEventsOfSeries = (strapi: Core.Strapi, seriesId: string) => findEvents(strapi, { seriesId });

export async function findEvent(strapi: Core.Strapi, documentId: string): Promise<StoredEvent | undefined> {
  return (await findEvents(strapi, { documentId }))[0];
}
