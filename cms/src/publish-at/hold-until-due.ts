import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { isScheduledType } from './scheduled-types';

const MESSAGE =
  '“Publish at” is ahead. Save the entry, and it is published by itself then; to publish it now, empty that field first.';

const draftSchema = v.nullable(v.object({ publishAt: v.nullish(v.union([v.string(), v.date()]), null) }));

/** Refuses to publish by hand what has a time ahead: whoever enters one means it. A time that is over is cleared. */
export function holdUntilDue(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isScheduledType(uid) || action !== 'publish' || !('documentId' in params)) return next();
    const where = { documentId: params.documentId, publishedAt: null };
    return strapi.db.transaction(async () => {
      const draft = v.parse(draftSchema, await strapi.db.query(uid).findOne({ select: ['publishAt'], where }));
      const publishAt = draft?.publishAt ? new Date(draft.publishAt) : null;
      if (publishAt && publishAt > new Date())
        throw new errors.ValidationError(MESSAGE, {
          errors: [{ path: ['publishAt'], message: MESSAGE, name: 'ValidationError' }],
        });
      if (publishAt) await strapi.db.query(uid).updateMany({ where, data: { publishAt: null } });
      return next();
    });
  });
}
