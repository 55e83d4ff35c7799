import type { Core } from '@strapi/strapi';

import { answerRefusal } from '../public-guard/answer-refusal';
import { toStorageFailure } from '../storage-guard/storage-failure';

/** A full disk is the operator's to mend, and passes: 503 with a time to come back, instead of a 500 and a stack. */
const storageGuard: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const failure = toStorageFailure(error);
      if (!failure) throw error;
      strapi.log.error(failure.message);
      answerRefusal(ctx, failure.refusal);
    }
  };

export default storageGuard;
