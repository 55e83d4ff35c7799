import { factories } from '@strapi/strapi';

import { careFieldIn } from '../care/care-field-in';
import type { FormUid } from './form-uid';
import { submissionKeyOf } from './submission-key-of';
import { withoutBlanks } from './without-blanks';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A form that visitors send: what they left empty counts as not given. Only `create` is open to the public. */
export const controllerOfForm = (uid: FormUid) =>
  factories.createCoreController(uid, () => ({
    async create(ctx) {
      const key = submissionKeyOf(ctx);
      if (key !== undefined && !UUID.test(key)) return ctx.badRequest('idempotency-key has to be a UUID');
      const careField = careFieldIn(ctx.request.body);
      if (careField) return ctx.badRequest(`Invalid key ${careField}: staff write it in the panel`);
      ctx.request.body = withoutBlanks(ctx.request.body);
      return super.create(ctx);
    },
    async update(ctx) {
      const careField = careFieldIn(ctx.request.body);
      if (careField) return ctx.badRequest(`Invalid key ${careField}: staff write it in the panel`);
      return super.update(ctx);
    },
  }));
