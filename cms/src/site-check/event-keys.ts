import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { eventKey } from '../linter/event-key';

const rowsSchema = v.array(
  v.object({
    documentId: v.string(),
    title: v.nullable(v.string()),
    startDate: v.nullable(
      v.pipe(
        v.union([v.string(), v.number(), v.date()]),
        v.transform((value) => new Date(value)),
      ),
    ),
  }),
);

/** An event is its draft: what is published of it is no other event. */
async function keysWhere(strapi: Core.Strapi, where: object): Promise<string[]> {
  const found: unknown = await strapi.db.query('api::event.event').findMany({
    select: ['documentId', 'title', 'startDate'],
    where: { ...where, publishedAt: null },
  });
  return v
    .parse(rowsSchema, found)
    .flatMap(({ title, startDate }) => (title === null || startDate === null ? [] : [eventKey(title, startDate)]));
}

/** The keys of events that there are twice. */
export async function doubledEvents(strapi: Core.Strapi): Promise<Set<string>> {
  const keys = await keysWhere(strapi, {});
  const once = new Set<string>();
  return new Set(keys.filter((key) => once.has(key) || !once.add(key)));
}

/** The keys of the other events that start at a moment. */
export const eventsThen = (strapi: Core.Strapi, start: Date, documentId: string | null): Promise<string[]> =>
  keysWhere(strapi, {
    startDate: start.toISOString(),
    ...(documentId === null ? {} : { documentId: { $ne: documentId } }),
  });
