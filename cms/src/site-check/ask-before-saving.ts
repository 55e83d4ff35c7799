import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { linkedPaths } from '../linter/linked-paths';
import { readEntry } from '../linter/reading/read-entry';
import { componentsOf, lintedUids, modelOf, partsOf } from './linted-model';
import { missingPaths } from './missing-paths';
import { siteOrigin } from './site-origin';

const WRITES = /^(?:collection|single)-types\.(?:create|update|publish|createOrUpdate)$/;

interface Route {
  readonly handler: string;
  readonly config: { middlewares?: unknown[] };
}

const valuesSchema = v.nullish(v.record(v.string(), v.unknown()), {});

/** The links of what is in a form, and of its draft as it is stored: whoever only presses “Publish” may send no form. */
async function linksIn(strapi: Core.Strapi, { params, request }: Parameters<Core.MiddlewareHandler>[0]) {
  const uid = lintedUids(strapi).find((known) => known === params.model);
  if (uid === undefined) return [];
  const model = modelOf(strapi, uid);
  const populate = partsOf(model);
  const stored: unknown = params.id
    ? await strapi.documents(uid).findOne({ documentId: String(params.id), status: 'draft', populate })
    : null;
  return [request.body, stored].flatMap((form) => {
    const { success, output } = v.safeParse(valuesSchema, form);
    const about = { componentOf: componentsOf(strapi), isNew: false };
    return success ? linkedPaths(readEntry(output ?? {}, model, about), siteOrigin) : [];
  });
}

/**
 * Asks the site for the pages to which a form leads before the save begins. Within its transaction, the site's own questions to
 * the CMS would wait for SQLite's one connection, and the save for the site.
 */
export function askBeforeSaving(strapi: Core.Strapi): void {
  const ask: Core.MiddlewareHandler = async (ctx, next) => {
    await missingPaths(strapi, await linksIn(strapi, ctx));
    return next();
  };
  const { admin } = v.parse(
    v.object({ admin: v.object({ routes: v.custom<readonly Route[]>(Array.isArray) }) }),
    strapi.plugin('content-manager').routes,
  );
  for (const { handler, config } of admin.routes)
    if (WRITES.test(handler)) config.middlewares = [...(config.middlewares ?? []), ask];
}
