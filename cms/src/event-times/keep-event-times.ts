import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { isFollowing } from '../event-series/following';
import { EVENT } from '../event-series/stored-events';
import { churchTimeOf } from './church-time-of';
import { endMistake } from './end-mistake';

const moment = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.string(), v.number(), v.date()]),
      v.transform((value) => new Date(value)),
      v.date(),
    ),
  ),
  null,
);
const datesSchema = v.object({ startDate: v.optional(moment), endDate: v.optional(moment) });

const dataSchema = v.record(v.string(), v.unknown());

/** The dates that an event has after an edit: those of the edit, else those of the draft. */
async function datesAfter(strapi: Core.Strapi, data: unknown, documentId: unknown) {
  const edited = v.parse(datesSchema, data);
  if (documentId === undefined || (edited.startDate !== undefined && edited.endDate !== undefined)) return edited;
  const where = { documentId, publishedAt: null };
  const draft: unknown = await strapi.db.query(EVENT).findOne({ select: ['startDate', 'endDate'], where });
  return { ...v.parse(datesSchema, draft ?? {}), ...edited };
}

/** Of an event, `time` follows from its start whatever is sent, and an end that is not after the start is refused. */
export function keepEventTimes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params: Record<string, unknown> = context.params;
    const { success, output: data } = v.safeParse(dataSchema, params.data);
    if (uid !== EVENT || !success || !['create', 'update'].includes(action)) return next();
    const { startDate, endDate } = await datesAfter(strapi, data, params.documentId);
    // Of a series, its form is checked.
    const mistake = startDate && endDate && !isFollowing() ? endMistake(startDate, endDate) : null;
    if (mistake) {
      const message = `${mistake.what} ${mistake.mend}`;
      throw new errors.ValidationError(message, { errors: [{ path: ['endDate'], message, name: 'ValidationError' }] });
    }
    params.data = { ...data, time: startDate ? churchTimeOf(startDate) : null };
    return next();
  });
}
