import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { documentIdOf } from '../bootstrap/document-action';
import { isScheduledType } from './scheduled-types';
import { siteTimesSchema } from './site-times';
import { unpublishMistake } from './unpublish-mistake';

const SELECTED = ['publishAt', 'unpublishAt'];

const savedSchema = v.object({
  data: v.object({ publishAt: v.optional(v.unknown()), unpublishAt: v.optional(v.unknown()) }),
});

/** Refuses to save an entry that would go before it appears: nobody would learn of it until then. */
export function keepTimesInOrder(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const saved = v.safeParse(savedSchema, params);
    const hasTime = saved.success && Object.values(saved.output.data).some(Boolean);
    if (!isScheduledType(uid) || !hasTime || !['create', 'update'].includes(action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const where = { documentId: documentIdOf(result), publishedAt: null };
      const draft: unknown = await strapi.db.query(uid).findOne({ select: SELECTED, where });
      const mistake = unpublishMistake(v.parse(siteTimesSchema, draft ?? {}));
      if (!mistake) return result;
      const message = `${mistake.what} ${mistake.mend}`;
      throw new errors.ValidationError(message, {
        errors: [{ path: ['unpublishAt'], message, name: 'ValidationError' }],
      });
    });
  });
}
