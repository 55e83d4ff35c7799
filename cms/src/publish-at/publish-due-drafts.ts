import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { inTurn } from '../bootstrap/in-turn';
import { SCHEDULED_TYPES, type ScheduledType } from './scheduled-types';

interface DueDraft {
  uid: ScheduledType;
  documentId: string;
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

const dueBy = (now: Date) => ({ publishedAt: null, publishAt: { $lte: now.toISOString() } });

async function findDueDrafts(strapi: Core.Strapi, now: Date): Promise<DueDraft[]> {
  const drafts: DueDraft[] = [];
  for (const uid of SCHEDULED_TYPES) {
    const { displayName } = strapi.contentType(uid).info;
    const rows: unknown = await strapi.db.query(uid).findMany({ select: ['documentId', 'title'], where: dueBy(now) });
    for (const { documentId, title } of v.parse(rowsSchema, rows))
      drafts.push({ uid, documentId, name: `${displayName} “${title ?? 'without a title'}”` });
  }
  return drafts;
}

/** Whether it was published here: another CMS may have cleared its time first. A failure brings the time back. */
async function publishOnce(strapi: Core.Strapi, { uid, documentId }: DueDraft, now: Date): Promise<boolean> {
  return inTurn(strapi, async () => {
    const where = { documentId, ...dueBy(now) };
    const { count } = await strapi.db.query(uid).updateMany({ where, data: { publishAt: null } });
    if (count > 0) await strapi.documents(uid).publish({ documentId });
    return count > 0;
  });
}

/**
 * Publishes the drafts whose time has come. One that cannot be published is tried again each time.
 * @param told why which draft failed before: the log says it once
 */
export async function publishDueDrafts(strapi: Core.Strapi, told: Map<string, string>): Promise<void> {
  const now = new Date();
  for (const draft of await findDueDrafts(strapi, now)) {
    try {
      if (await publishOnce(strapi, draft, now)) strapi.log.info(`${draft.name} was published at its time`);
      told.delete(draft.documentId);
    } catch (error) {
      const reason = reasonOf(error);
      if (told.get(draft.documentId) === reason) continue;
      told.set(draft.documentId, reason);
      strapi.log.error(
        `${draft.name} could not be published at its time: ${reason} It stays a draft, and is tried again each minute. Mend it in the panel.`,
      );
    }
  }
}
