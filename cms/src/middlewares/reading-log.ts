import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { logReading } from '../care/log-reading';
import { isFormUid } from '../forms/form-uid';

const entrySchema = v.object({ documentId: v.string() });
/** The content manager's answers: a list, and one entry. */
const answerSchema = v.union([v.object({ results: v.array(entrySchema) }), v.object({ data: entrySchema })]);

/** Writes down each answer of the panel's API that holds what a visitor wrote. By the route's parameter: its path has many spellings. */
const readingLog: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    await next();
    const uid = String(ctx.params?.model);
    if (!isFormUid(uid)) return;
    const { success, output } = v.safeParse(answerSchema, ctx.body);
    if (!success) return;
    const entries = 'results' in output ? output.results : [output.data];
    const documentIds = entries.map(({ documentId }) => documentId);
    logReading(strapi, { uid, user: ctx.state.user, documentIds, how: 'read' });
  };

export default readingLog;
