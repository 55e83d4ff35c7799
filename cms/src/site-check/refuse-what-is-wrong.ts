import type { Core, UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import * as v from 'valibot';

import { type DocumentAction, documentIdOf, publishes } from '../bootstrap/document-action';
import { isFollowing } from '../event-series/following';
import type { Finding } from '../linter/finding';
import { linkedPaths } from '../linter/linked-paths';
import { lint } from '../linter/lint';
import { readEntry } from '../linter/reading/read-entry';
import { componentsOf, lintedUids, modelOf, partsOf } from './linted-model';
import { missingPaths } from './missing-paths';
import { siteOrigin } from './site-origin';

const entrySchema = v.nullable(v.record(v.string(), v.unknown()));

const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType) =>
  contentTypes.hasDraftAndPublish(strapi.contentType(uid));

interface Action extends DocumentAction {
  readonly uid: UID.ContentType;
}

/** Of a type without drafts, visitors see whatever is saved. */
const shows = (strapi: Core.Strapi, action: Action) =>
  publishes(action) || (['create', 'update'].includes(action.action) && !hasDrafts(strapi, action.uid));

/** What would be wrong on the site of an entry as it is stored now. */
async function wrongIn(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<Finding[]> {
  const model = modelOf(strapi, uid);
  const status = hasDrafts(strapi, uid) ? { status: 'published' as const } : {};
  const stored: unknown = await strapi.documents(uid).findOne({ documentId, ...status, populate: partsOf(model) });
  const values = v.parse(entrySchema, stored ?? null);
  if (!values) return [];
  const entry = readEntry(values, model, { componentOf: componentsOf(strapi), isNew: false });
  const missing = await missingPaths(strapi, linkedPaths(entry, siteOrigin));
  const facts = { now: new Date(), siteOrigin, missingPaths: missing, doubledEvents: new Set<string>() };
  return lint(entry, facts).filter(({ severity }) => severity === 'wrong');
}

/** The panel shows each message at its field, and a list of them all. */
function refusalOf(findings: readonly Finding[]) {
  const mistakes = findings.map(({ place, what, mend }) => ({
    path: [...place.path],
    message: `${what} ${mend}`,
    name: 'ValidationError',
  }));
  const words = findings.map(({ place }, index) => `${place.words}: ${mistakes[index]?.message ?? ''}`);
  return new errors.ValidationError(words.join(' '), { errors: mistakes });
}

/** What would be wrong on the site is not published, whoever does it: the panel, an API token, its time. */
export function refuseWhatIsWrong(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, params } = context;
    if (!shows(strapi, context) || isFollowing() || !lintedUids(strapi).includes(uid)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const documentId = documentIdOf(params) ?? documentIdOf(result);
      const findings = documentId === null ? [] : await wrongIn(strapi, uid, documentId);
      if (findings.length > 0) throw refusalOf(findings);
      return result;
    });
  });
}
