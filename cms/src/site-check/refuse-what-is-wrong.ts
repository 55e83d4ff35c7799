import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

import { isFollowing } from '../event-series/following';
import type { Finding } from '../linter/finding';
import { linkedPaths } from '../linter/linked-paths';
import { lint } from '../linter/lint';
import { readEntry } from '../linter/reading/read-entry';
import { componentsOf, lintedUids, modelOf, partsOf } from './linted-model';
import { missingPaths } from './missing-paths';
import { siteOrigin } from './site-origin';

interface Action {
  readonly uid: UID.ContentType;
  readonly action: string;
  readonly params: object;
}

const entrySchema = v.nullable(v.record(v.string(), v.unknown()));

/** Whether visitors see the outcome: of a type without drafts, whatever is saved. */
function shows(strapi: Core.Strapi, { uid, action, params }: Action): boolean {
  if (action === 'publish') return true;
  if (!['create', 'update'].includes(action)) return false;
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
  return !hasDrafts || ('status' in params && params.status === 'published');
}

const documentIdOf = (part: unknown) =>
  typeof part === 'object' && part !== null && 'documentId' in part ? String(part.documentId) : null;

/** What would be wrong on the site of an entry as it is stored now. */
async function wrongIn(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<Finding[]> {
  const model = modelOf(strapi, uid);
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
  const status = hasDrafts ? { status: 'published' as const } : {};
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
