import type { Core } from '@strapi/strapi';

import { withRelativeUploads } from './with-relative-uploads';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const DESCRIBED: readonly string[] = ['api::event.event', 'api::event-series.event-series'];

/** Mends the description of every event and series on its way into the database, whoever saves it. */
export function keepUploadsRelative(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (!DESCRIBED.includes(context.uid)) return next();
    const data: unknown = 'data' in context.params ? context.params.data : undefined;
    if (isRecord(data) && 'desc' in data) data.desc = withRelativeUploads(data.desc);
    return next();
  });
}
