import type { Core, UID } from '@strapi/strapi';

import { momentWords } from '../church-clock/moment-words';
import { guideOf } from '../editor-guide/guide-of';
import { readChanges, readDeletions } from './stored-changes';

/** An entry that is gone, as the panel lists it. */
interface DeletedEntry {
  entryId: string;
  /** The version that can be brought back: the last one. */
  change: number;
  name: string;
  at: string;
  writer: string;
}

/** The entries of a type that somebody deleted, the last one first; none of visitors' forms, whose words are not remembered. */
export async function deletedEntries(strapi: Core.Strapi, uid: UID.ContentType): Promise<DeletedEntry[]> {
  const { mainField = '' } = guideOf(uid) ?? {};
  const entries = new Map<string, DeletedEntry>();
  for (const { entryId, at, writer } of await readDeletions(strapi, uid)) {
    if (entries.has(entryId) || (await strapi.db.query(uid).count({ where: { documentId: entryId } })) > 0) continue;
    const newest = (await readChanges(strapi, { contentType: uid, entryId })).find(({ version }) => version !== null);
    const name = String(newest?.version?.[mainField] ?? 'Without a name');
    if (newest) entries.set(entryId, { entryId, change: newest.id, name, at: momentWords(at), writer });
  }
  return [...entries.values()];
}
