import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { type FormUid, isFormUid } from '../forms/form-uid';
import { visitorFields } from './visitor-fields';

const CHANGED = 'This is what the visitor wrote, and nobody changes it. Write what you know besides into “Note”.';
const COPIED = 'What a visitor wrote is not copied: the copy could say something else in their name.';

const fieldsSchema = v.record(v.string(), v.unknown());

/** The panel sends a whole form: what is as it was, or as empty, is no change. */
const isSame = (sent: unknown, stored: unknown) => (sent ?? '') === (stored ?? '');

const validationError = (message: string, fields: readonly string[]) =>
  new errors.ValidationError(message, {
    errors: fields.map((field) => ({ path: [field], message, name: 'ValidationError' })),
  });

/** Refuses changes of a visitor's words. Unchanged ones are not written again: today's rules do not check them. */
async function withoutVisitorWords(strapi: Core.Strapi, uid: FormUid, { documentId, data }: Record<string, unknown>) {
  const stored = v.parse(v.nullable(fieldsSchema), await strapi.db.query(uid).findOne({ where: { documentId } }));
  const sent = v.parse(fieldsSchema, data ?? {});
  const fields = visitorFields(strapi, uid);
  const changed = fields.filter((field) => field in sent && !isSame(sent[field], stored?.[field]));
  if (stored && changed.length > 0) throw validationError(CHANGED, changed);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !fields.includes(field)));
}

/** A visitor's own words stay as they came, whoever asks: the panel, its API, an API token. Entries may be deleted. */
export function keepVisitorWords(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!isFormUid(uid)) return next();
    if (action === 'clone') throw validationError(COPIED, []);
    const params: Record<string, unknown> = context.params;
    if (action === 'update') params.data = await withoutVisitorWords(strapi, uid, params);
    return next();
  });
}
