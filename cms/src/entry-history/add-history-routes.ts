import type { Core } from '@strapi/strapi';

import { momentWords } from '../church-clock/moment-words';
import { bringBack } from './bring-back';
import { deletedEntries } from './deleted-entries';
import { differences, labelOf } from './differences';
import { entryRights } from './entry-rights';
import { isEditedType } from '../editor-guide/guide-of';
import { readVersion } from './read-version';
import { type Change, readChanges } from './stored-changes';

type Context = Parameters<Core.MiddlewareHandler>[0];

const may = (...actions: readonly string[]) => ({
  name: 'plugin::content-manager.hasPermissions',
  config: { actions: actions.map((action) => `plugin::content-manager.explorer.${action}`) },
});

const changesOf = (strapi: Core.Strapi, { params }: Context) =>
  readChanges(strapi, { contentType: String(params.model), entryId: String(params.id) });

/** `GET /entry-history/<content type>/<entry>`: its log, the newest first. */
async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const uid = String(ctx.params.model);
  const { mayChange } = entryRights(strapi, uid, ctx.state);
  const changes = await changesOf(strapi, ctx);
  ctx.body = changes.map(({ id, at, kind, writer, fields, version }) => ({
    id,
    at: momentWords(at),
    kind,
    writer,
    fields: fields.filter(mayChange).map((field) => labelOf(uid, field)),
    isStored: version !== null,
  }));
}

async function versionAsked(strapi: Core.Strapi, ctx: Context): Promise<Change['version']> {
  const changes = await changesOf(strapi, ctx);
  return changes.find(({ id }) => String(id) === ctx.params.change)?.version ?? null;
}

/** `GET /entry-history/<content type>/<entry>/<change>`: what was different then. */
async function compare(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { model: uid, id } = ctx.params;
  const version = await versionAsked(strapi, ctx);
  const now = isEditedType(uid) ? await readVersion(strapi, uid, String(id)) : null;
  if (!version || !now) return ctx.notFound();
  const { visibleTo } = entryRights(strapi, uid, ctx.state);
  ctx.body = differences(uid, visibleTo(version), visibleTo(now.version));
}

/** `POST /entry-history/<content type>/<entry>/<change>`: it becomes the draft. */
async function restore(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { model: uid, id: documentId } = ctx.params;
  const version = await versionAsked(strapi, ctx);
  if (!version || !isEditedType(uid)) return ctx.notFound();
  const missing = await bringBack(strapi, { uid, documentId, version }, ctx.state);
  if (missing === null) return ctx.forbidden();
  ctx.body = { missing };
}

/** `GET /entry-history/<content type>`: what was deleted and can be brought back. */
async function listDeleted(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { model: uid } = ctx.params;
  if (!isEditedType(uid)) return ctx.notFound();
  ctx.body = await deletedEntries(strapi, uid);
}

type Handler = (strapi: Core.Strapi, ctx: Context) => Promise<void>;

/** The history of an entry, for whoever may change entries of its type in the panel. */
export function addHistoryRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handle: Handler) => ({
    method,
    path: `/entry-history/:model${path}`,
    handler: (ctx: Context) => handle(strapi, ctx),
    config: { policies: ['admin::isAuthenticatedAdmin', may('update', ...(path === '' ? ['create'] : []))] },
    info: { type: 'admin' as const },
  });
  const routes = [
    route('GET', '', listDeleted),
    route('GET', '/:id', list),
    route('GET', '/:id/:change', compare),
    route('POST', '/:id/:change', restore),
  ];
  strapi.server.routes({ type: 'admin', routes });
}
