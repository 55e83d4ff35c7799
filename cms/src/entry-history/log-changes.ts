import type { Core, UID } from '@strapi/strapi';

import { documentIdOf } from '../bootstrap/document-action';
import { inTurn } from '../bootstrap/in-turn';
import { CARE_FIELDS } from '../care/care-fields';
import { isFollowing } from '../event-series/following';
import { isFormUid } from '../forms/form-uid';
import { changedFields, type EntryVersion } from './entry-version';
import { isEditedType } from '../editor-guide/guide-of';
import { readVersion } from './read-version';
import { type ChangeKind, newestVersion, readChanges, storeChange } from './stored-changes';
import { currentWriter, SITE } from './writer';

const KINDS: Readonly<Record<string, ChangeKind | undefined>> = {
  create: 'created',
  clone: 'created',
  update: 'changed',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded',
  delete: 'deleted',
};

interface Edit {
  readonly uid: UID.ContentType;
  readonly kind: ChangeKind;
  readonly writer: string;
  readonly before: Awaited<ReturnType<typeof readVersion>>;
}

/** What was stored past this log is a version too: by a series, at a start, or before there was a log. */
async function logFound(strapi: Core.Strapi, entryId: string, { uid, before }: Edit) {
  if (before === null || isFormUid(uid)) return;
  const entry = { contentType: uid, entryId };
  const newest = newestVersion(await readChanges(strapi, entry));
  const fields = newest ? changedFields(uid, newest, before.version) : [];
  if (newest && fields.length === 0) return;
  const kind = newest ? 'changed' : 'found';
  await storeChange(strapi, entry, { at: before.updatedAt, kind, writer: SITE, fields, version: before.version });
}

/** Of a visitor's form only which fields of staff: their words, and notes about them, are stored once. */
const loggedFields = (uid: string, before: EntryVersion, after: EntryVersion) =>
  changedFields(uid, before, after).filter((field) => !isFormUid(uid) || CARE_FIELDS.some((own) => own === field));

async function logEdit(strapi: Core.Strapi, entryId: string, { uid, kind, writer, before }: Edit) {
  const after = await readVersion(strapi, uid, entryId);
  const fields = before && after ? loggedFields(uid, before.version, after.version) : [];
  if (kind === 'changed' && fields.length === 0) return;
  const hasVersion = !isFormUid(uid) && (kind === 'created' || fields.length > 0);
  const version = hasVersion ? (after?.version ?? null) : null;
  await storeChange(strapi, { contentType: uid, entryId }, { at: new Date(), kind, writer, fields, version });
}

/**
 * Writes down who changed what, in the transaction of the change: both, or neither. The site itself has lines for what it publishes and
 * removes; hundreds of events that follow a series have none.
 */
export function logChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const [kind, writer] = [KINDS[action], currentWriter(strapi)];
    if (!kind || writer === null || !isEditedType(uid) || isFollowing()) return next();
    if (writer === SITE && ['created', 'changed'].includes(kind)) return next();
    return inTurn(strapi, async () => {
      const entryId = documentIdOf(params);
      const before = entryId === null || kind === 'created' ? null : await readVersion(strapi, uid, entryId);
      const edit: Edit = { uid, kind, writer, before };
      if (entryId !== null) await logFound(strapi, entryId, edit);
      const result = await next();
      const written = kind === 'created' ? documentIdOf(result) : entryId;
      if (written !== null) await logEdit(strapi, written, edit);
      return result;
    });
  });
}
