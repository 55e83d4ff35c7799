import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { CHANGE } from './change-table';
import { type EntryVersion, versionSchema } from './entry-version';

/** So many versions of an entry can be brought back. */
const VERSIONS = 10;
/** So many lines say who changed it. */
const LINES = 50;

const KINDS = ['found', 'created', 'changed', 'published', 'unpublished', 'discarded', 'deleted'] as const;

const changeSchema = v.object({
  id: v.number(),
  at: v.pipe(
    v.union([v.string(), v.number(), v.date()]),
    v.transform((value) => new Date(value)),
  ),
  kind: v.picklist(KINDS),
  writer: v.string(),
  fields: v.array(v.string()),
  version: v.nullish(versionSchema, null),
});

export interface EntryId {
  readonly contentType: string;
  readonly entryId: string;
}

/** One line of an entry's history. */
export type Change = v.InferOutput<typeof changeSchema>;

export type ChangeKind = Change['kind'];

/** The newest first. */
export async function readChanges(strapi: Core.Strapi, { contentType, entryId }: EntryId): Promise<Change[]> {
  const rows: unknown = await strapi.db
    .query(CHANGE)
    .findMany({ where: { contentType, entryId }, orderBy: { id: 'desc' } });
  return v.parse(v.array(changeSchema), rows);
}

const deletionsSchema = v.array(v.object({ entryId: v.string(), ...changeSchema.entries }));

/** The newest lines of a content type that say that an entry was deleted. */
export async function readDeletions(strapi: Core.Strapi, contentType: string) {
  const rows: unknown = await strapi.db
    .query(CHANGE)
    .findMany({ where: { contentType, kind: 'deleted' }, orderBy: { id: 'desc' }, limit: LINES });
  return v.parse(deletionsSchema, rows);
}

/** What an entry said when that was last written down. */
export const newestVersion = (changes: readonly Change[]): EntryVersion | null =>
  changes.find(({ version }) => version !== null)?.version ?? null;

/** Writes a line down, and forgets what is older than the last versions and lines of the entry. */
export async function storeChange(strapi: Core.Strapi, entry: EntryId, change: Omit<Change, 'id'>): Promise<void> {
  const { contentType, entryId } = entry;
  const table = strapi.db.query(CHANGE);
  await table.create({ data: { contentType, entryId, ...change } });
  const changes = await readChanges(strapi, entry);
  const ids = (old: readonly Change[]) => ({ where: { id: { $in: old.map(({ id }) => id) } } });
  await table.deleteMany(ids(changes.slice(LINES)));
  const versions = changes.filter(({ version }) => version !== null);
  await table.updateMany({ ...ids(versions.slice(VERSIONS)), data: { version: null } });
}

/** Nothing is left of the histories of entries that were removed for privacy. */
export async function forgetHistories(strapi: Core.Strapi, contentType: string, entryIds: readonly string[]) {
  await strapi.db.query(CHANGE).deleteMany({ where: { contentType, entryId: { $in: [...entryIds] } } });
}
