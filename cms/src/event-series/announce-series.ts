import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { seriesTextsSchema, toEventFields } from './event-fields';
import { occurrencesOf } from './occurrences';
import type { SeriesMistake } from './rule-mistakes';
import { seriesMistakes } from './series-mistakes';
import { seriesPlanSchema } from './series-plan';
import { findEventsOfSeries } from './stored-events';
import { syncEvents } from './sync-events';
import { unreachedExceptions } from './unreached-exceptions';

export const SERIES = 'api::event-series.event-series';

/** Strapi's panel shows each message at its field. */
function refuse(mistakes: readonly SeriesMistake[]): void {
  if (mistakes.length === 0) return;
  throw new errors.ValidationError(mistakes.map(({ message }) => message).join(' '), {
    errors: mistakes.map((mistake) => ({ ...mistake, name: 'ValidationError' })),
  });
}

/**
 * Makes the events of a published series follow it; of all its days, or of one. Nothing happens for one that is not published.
 * @throws ValidationError with what is wrong in its form
 */
export async function announceSeries(strapi: Core.Strapi, seriesId: string, onlyDay?: string): Promise<void> {
  const series = await strapi.documents(SERIES).findOne({
    documentId: seriesId,
    status: 'published',
    populate: ['venue', 'image', 'days', 'exceptions'],
  });
  if (!series) return;
  const plan = v.parse(seriesPlanSchema, series);
  refuse(seriesMistakes(plan));
  const texts = v.parse(seriesTextsSchema, series);
  const events = new Map(occurrencesOf(plan).map((occurrence) => [occurrence.day, toEventFields(texts, occurrence)]));
  if (onlyDay === undefined) refuse(unreachedExceptions(plan, events, await findEventsOfSeries(strapi, seriesId)));
  await syncEvents(strapi, { seriesId, events, ...(onlyDay === undefined ? {} : { onlyDay }) });
}

/** Takes back the events of a series that is no longer published. */
export const withdrawSeries = (strapi: Core.Strapi, seriesId: string) =>
  syncEvents(strapi, { seriesId, events: new Map() });
