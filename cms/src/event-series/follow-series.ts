import type { Core } from '@strapi/strapi';

import { inTurn } from '../bootstrap/in-turn';
import { announceSeries, SERIES, withdrawSeries } from './announce-series';

interface Action {
  readonly action: string;
  readonly params: object;
}

const publishes = ({ action, params }: Action) =>
  action === 'publish' ||
  (['create', 'update'].includes(action) && 'status' in params && params.status === 'published');

const withdraws = ({ action }: Action) => action === 'unpublish' || action === 'delete';

const documentIdOf = (part: unknown) =>
  typeof part === 'object' && part !== null && 'documentId' in part && typeof part.documentId === 'string'
    ? part.documentId
    : null;

/** Events follow a series when it is published, unpublished or deleted; in one transaction, so all of them or none. */
export function followSeries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, params } = context;
    const follow = publishes(context) ? announceSeries : withdraws(context) ? withdrawSeries : null;
    if (uid !== SERIES || follow === null) return next();
    return inTurn(strapi, async () => {
      const result = await next();
      const seriesId = documentIdOf(params) ?? documentIdOf(result);
      if (seriesId !== null) await follow(strapi, seriesId);
      return result;
    });
  });
}
