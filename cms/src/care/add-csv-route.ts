import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { EDITOR_GUIDES } from '../editor-guide/editor-guides';
import { type FormUid, isFormUid } from '../forms/form-uid';
import { csvOf } from './csv-of';
import { logReading } from './log-reading';

type Context = Parameters<Core.MiddlewareHandler>[0];

const entriesSchema = v.array(v.looseObject({ documentId: v.string() }));

const MAY_READ = {
  name: 'plugin::content-manager.hasPermissions',
  config: { actions: ['plugin::content-manager.explorer.read'] },
};

/** The entries and fields that whoever asks may read, the newest first. */
async function readableEntries(strapi: Core.Strapi, uid: FormUid, { userAbility }: Context['state']) {
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
  const query = await checker.sanitizedQuery.read({ sort: 'createdAt:desc' });
  const entries = await strapi.documents(uid).findMany({ ...query, limit: -1 });
  return v.parse(entriesSchema, await Promise.all(entries.map((entry) => checker.sanitizeOutput(entry))));
}

async function exportCsv(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const uid = String(ctx.params.model);
  const guide = EDITOR_GUIDES.find(([type]) => type === uid)?.[1];
  if (!isFormUid(uid) || !guide) return ctx.notFound();
  const entries = await readableEntries(strapi, uid, ctx.state);
  const documentIds = entries.map(({ documentId }) => documentId);
  logReading(strapi, { uid, user: ctx.state.user, documentIds, how: 'exported' });
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = csvOf(entries, guide);
}

/** `GET /care/<content type>/csv`: what visitors sent, as a table, for whoever may read it in the panel. */
export function addCsvRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/care/:model/csv',
        handler: (ctx: Context) => exportCsv(strapi, ctx),
        config: { policies: ['admin::isAuthenticatedAdmin', MAY_READ] },
        info: { type: 'admin' },
      },
    ],
  });
}
