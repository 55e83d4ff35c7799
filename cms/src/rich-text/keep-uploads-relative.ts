import type { Core } from '@strapi/strapi';

import { withRelativeUploads } from './with-relative-uploads';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Mends the description of every event on its way into the database, whoever saves it. */
export function keepUploadsRelative(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'api::event.event') return next();
    const data: unknown = 'data' in context.params ? context.params.data : undefined;
    if (isRecord(data) && 'desc' in data) data.desc = withRelativeUploads(data.desc);
    return next();
  });
}
