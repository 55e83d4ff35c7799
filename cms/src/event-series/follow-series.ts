import type { Core } from '@strapi/strapi';

import { type DocumentAction, documentIdOf, publishes } from '../bootstrap/document-action';
import { inTurn } from '../bootstrap/in-turn';
import { announceSeries, SERIES, withdrawSeries } from './announce-series';

const withdraws = ({ action }: DocumentAction) => action === 'unpublish' || action === 'delete';

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
