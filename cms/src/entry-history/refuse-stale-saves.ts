import type { Core, UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import * as v from 'valibot';

import { inTurn } from '../bootstrap/in-turn';
import { momentWords } from '../church-clock/moment-words';
import { readChanges } from './stored-changes';
import { SITE } from './writer';

const ACTIONS = ['update', 'publish', 'unpublish', 'discardDraft', 'delete'];

/** How far apart an entry and the line about it are written. */
const SAME_CHANGE_MS = 5_000;

const MEND =
  'Nothing was saved, and what you typed is still in the form: copy what you want to keep, reload the page, and enter it there.';

const rowSchema = v.nullable(
  v.object({
    updatedAt: v.pipe(
      v.union([v.string(), v.date()]),
      v.transform((value) => new Date(value)),
    ),
  }),
);

interface SaveOfEntry {
  readonly uid: UID.ContentType;
  readonly documentId: string;
  /** When what its editor had opened was last changed. */
  readonly opened: Date;
}

/** Who changed it is in the log, unless a job did: it leaves no line. */
async function refusalOf(strapi: Core.Strapi, { uid, documentId }: SaveOfEntry, updatedAt: Date): Promise<string> {
  const [newest] = await readChanges(strapi, { contentType: uid, entryId: documentId });
  const isLogged = newest && Math.abs(newest.at.getTime() - updatedAt.getTime()) < SAME_CHANGE_MS;
  const who = isLogged ? newest.writer : SITE;
  return `${who} changed this entry after you opened it: ${momentWords(updatedAt)}. ${MEND}`;
}

async function refuseIfStale(strapi: Core.Strapi, save: SaveOfEntry): Promise<void> {
  const { uid, documentId, opened } = save;
  const draft = contentTypes.hasDraftAndPublish(strapi.contentType(uid)) ? { publishedAt: null } : {};
  const where = { documentId, ...draft };
  const row = v.parse(rowSchema, await strapi.db.query(uid).findOne({ select: ['updatedAt'], where }));
  if (!row || row.updatedAt.getTime() === opened.getTime()) return;
  // No field is wrong: the panel shows the sentence.
  throw new errors.ValidationError(await refusalOf(strapi, save, row.updatedAt), { errors: [], isStale: true });
}

/**
 * Refuses a save of what somebody else has changed meanwhile, for calls that say what was opened: `If-Match: "<updatedAt>"`, as the
 * panel's forms do. Of several at once the first one wins.
 */
export function refuseStaleSaves(strapi: Core.Strapi): void {
  const checked = new WeakSet<object>();
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const call = strapi.requestContext.get();
    const opened = /^"(.+)"$/.exec(call?.get('if-match') ?? '')?.[1];
    if (!call || opened === undefined || checked.has(call) || !ACTIONS.includes(action)) return next();
    const documentId = 'documentId' in params ? String(params.documentId) : '';
    if (call.params.model !== uid || (call.params.id ?? documentId) !== documentId) return next();
    return inTurn(strapi, async () => {
      await refuseIfStale(strapi, { uid, documentId, opened: new Date(opened) });
      // To publish from a form is to save and to publish: the save is the first of both.
      checked.add(call);
      return next();
    });
  });
}
