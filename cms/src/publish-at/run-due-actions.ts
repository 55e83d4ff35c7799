import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { inTurn } from '../bootstrap/in-turn';
import { SCHEDULED_ACTIONS, type ScheduledAction } from './scheduled-actions';
import { SCHEDULED_TYPES, type ScheduledType } from './scheduled-types';

interface DueEntry {
  uid: ScheduledType;
  documentId: string;
  action: ScheduledAction;
  /** For the log. */
  name: string;
}

const rowsSchema = v.array(v.object({ documentId: v.string(), title: v.nullish(v.string(), null) }));
const refusalSchema = v.object({ details: v.object({ errors: v.array(v.object({ message: v.string() })) }) });

/** Strapi's own message is "2 errors occurred". */
function reasonOf(error: unknown): string {
  const { success, output } = v.safeParse(refusalSchema, error);
  if (success) return output.details.errors.map(({ message }) => message).join(' ');
  return error instanceof Error ? error.message : String(error);
}

const dueBy = ({ field }: ScheduledAction, now: Date) => ({ publishedAt: null, [field]: { $lte: now.toISOString() } });

type Rows = v.InferOutput<typeof rowsSchema>;

/** Those of some drafts whose entries are on the site. */
async function onSite(strapi: Core.Strapi, uid: ScheduledType, drafts: Rows): Promise<Rows> {
  const where = { documentId: { $in: drafts.map(({ documentId }) => documentId) }, publishedAt: { $notNull: true } };
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['documentId'], where });
  const shown = new Set(v.parse(rowsSchema, rows).map(({ documentId }) => documentId));
  return drafts.filter(({ documentId }) => shown.has(documentId));
}

async function findDue(strapi: Core.Strapi, action: ScheduledAction, now: Date): Promise<DueEntry[]> {
  const due: DueEntry[] = [];
  for (const uid of SCHEDULED_TYPES) {
    const { displayName } = strapi.contentType(uid).info;
    const select = ['documentId', 'title'];
    const drafts = v.parse(rowsSchema, await strapi.db.query(uid).findMany({ select, where: dueBy(action, now) }));
    for (const { documentId, title } of action.name === 'publish' ? drafts : await onSite(strapi, uid, drafts))
      due.push({ uid, documentId, action, name: `${displayName} “${title ?? 'without a title'}”` });
  }
  return due;
}

/** Whether it was done here: another CMS may have cleared its time first. A failure brings the time back. */
async function runOnce(strapi: Core.Strapi, { uid, documentId, action }: DueEntry, now: Date): Promise<boolean> {
  return inTurn(strapi, async () => {
    const where = { documentId, ...dueBy(action, now) };
    const { count } = await strapi.db.query(uid).updateMany({ where, data: { [action.field]: null } });
    if (count === 0) return false;
    if (action.name === 'publish') await strapi.documents(uid).publish({ documentId });
    else await strapi.documents(uid).unpublish({ documentId });
    return true;
  });
}

/** @param told why which entry failed before: the log says it once */
async function tryOne(strapi: Core.Strapi, entry: DueEntry, told: Map<string, string>): Promise<void> {
  const { done, elseItStays } = entry.action;
  const key = `${entry.action.name} ${entry.documentId}`;
  try {
    if (await runOnce(strapi, entry, new Date())) strapi.log.info(`${entry.name} was ${done} at its time`);
    told.delete(key);
  } catch (error) {
    const reason = reasonOf(error);
    if (told.get(key) === reason) return;
    told.set(key, reason);
    strapi.log.error(
      `${entry.name} could not be ${done} at its time: ${reason} It stays ${elseItStays}, and is tried again each minute. Mend it in the panel.`,
    );
  }
}

/** Publishes the drafts whose time has come, and unpublishes the entries whose time is over. What fails is tried again each time. */
export async function runDueActions(strapi: Core.Strapi, told: Map<string, string>): Promise<void> {
  for (const action of SCHEDULED_ACTIONS)
    for (const entry of await findDue(strapi, action, new Date())) await tryOne(strapi, entry, told);
}
