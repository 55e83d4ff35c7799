import type { Core } from '@strapi/strapi';

import { withPictureTexts } from './with-picture-texts';
import { withRelativeUploads } from './with-relative-uploads';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const DESCRIBED: readonly string[] = ['api::event.event', 'api::event-series.event-series'];

/** Mends the pictures in the description of every event and series on its way into the database, whoever saves it. */
export function mendPictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!DESCRIBED.includes(context.uid)) return next();
    const data: unknown = 'data' in context.params ? context.params.data : undefined;
    if (isRecord(data) && 'desc' in data) data.desc = await withPictureTexts(strapi, withRelativeUploads(data.desc));
    return next();
  });
}
