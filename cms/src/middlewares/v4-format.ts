import type { Core } from '@strapi/strapi';

import { isApiPath } from '../public-guard/is-api-path';
import { withDocumentIds } from '../v4-format/with-document-ids';

/**
 * The Strapi 4 wire format for everything below /api, whatever header the client sent:
 * Strapi's controllers read `strapi-response-format` when they build the answer, so it only has to be there by then.
 */
const v4Format: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!isApiPath(ctx.path)) return next();

  ctx.req.headers['strapi-response-format'] = 'v4';
  await next();

  // Strapi 4 answered a POST with 200, Strapi 5 with 201.
  if (ctx.status === 201) ctx.status = 200;
  const { body } = ctx;
  if (typeof body === 'object' && body !== null && 'data' in body) {
    ctx.body = { ...body, data: withDocumentIds(body.data) };
  }
};

export default v4Format;
