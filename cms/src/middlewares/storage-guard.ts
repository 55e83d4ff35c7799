import type { Core } from '@strapi/strapi';

import { answerRefusal } from '../public-guard/answer-refusal';
import { toStorageFailure } from '../storage-guard/storage-failure';

const UNAUTHORIZED = 401;

/**
 * A full disk or a database that is away is the operator's to mend, and passes: 503 with a time to come back, instead of a 500 and
 * a stack. Nor a 401: Strapi's check of who asks swallows what the database said, and refuses everybody.
 */
const storageGuard: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.status === UNAUTHORIZED) await strapi.db.connection.raw('SELECT 1');
    } catch (error) {
      const failure = toStorageFailure(error);
      if (!failure) throw error;
      strapi.log.error(failure.message);
      answerRefusal(ctx, failure.refusal);
    }
  };

export default storageGuard;
