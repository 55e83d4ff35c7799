import type { Core } from '@strapi/strapi';

import { withPictureTexts } from './with-picture-texts';
import { withRelativeUploads } from './with-relative-uploads';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What has formatted texts: a description, or the texts of a page's parts. */
const DESCRIBED: readonly string[] = ['api::event.event', 'api::event-series.event-series', 'api::page.page'];

async function mendTexts(strapi: Core.Strapi, data: Record<string, unknown>): Promise<void> {
  for (const field of ['desc', 'text'])
    if (Array.isArray(data[field])) data[field] = await withPictureTexts(strapi, withRelativeUploads(data[field]));
  const parts: unknown[] = Array.isArray(data.parts) ? data.parts : [];
  for (const part of parts.filter(isRecord)) await mendTexts(strapi, part);
}

/** Mends the pictures in formatted texts on their way into the database, whoever saves them. */
export function mendPictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const data: unknown = 'data' in context.params ? context.params.data : undefined;
    if (DESCRIBED.includes(context.uid) && isRecord(data)) await mendTexts(strapi, data);
    return next();
  });
}
