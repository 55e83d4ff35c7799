import { factories } from '@strapi/strapi';

import { enterOnce } from './enter-once';
import type { FormUid } from './form-uid';
import { isRecord, withoutBlanks } from './without-blanks';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A form that visitors send: what they left empty counts as not given, and what comes again under the same
 * Idempotency-Key is answered as the first time. Only `create` is open to the public.
 */
export const controllerOfForm = (uid: FormUid) =>
  factories.createCoreController(uid, ({ strapi }) => ({
    async create(ctx) {
      ctx.request.body = withoutBlanks(ctx.request.body);
      const key = ctx.get('idempotency-key').toLowerCase();
      const data: unknown = ctx.request.body?.data;
      if (key === '' || !isRecord(data)) return super.create(ctx);
      if (!UUID.test(key)) return ctx.badRequest('idempotency-key has to be a UUID');
      // As Strapi's own `create` does it, but for the key, which nobody may write into the body.
      await this.validateQuery(ctx);
      await this.validateInput(data, ctx);
      const entry = await enterOnce(strapi, uid, key, Object(await this.sanitizeInput(data, ctx)));
      return this.transformResponse(await this.sanitizeOutput(entry, ctx));
    },
  }));
