import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';

const PAGE_SIZE = 100;

const entrySchema = v.looseObject({
  documentId: v.string(),
  seriesId: v.nullish(v.string()),
  changedAlone: v.nullish(v.boolean()),
});

type Entry = v.InferOutput<typeof entrySchema>;

/** An entry as its form shows it, with what its reader may read. */
export interface ReadableEntry {
  documentId: string;
  isPublic: boolean;
  values: Record<string, unknown>;
}

interface Wanted {
  uid: UID.ContentType;
  populate: Record<string, unknown>;
}

async function publicIds(strapi: Core.Strapi, uid: UID.ContentType): Promise<Set<string>> {
  const where = { publishedAt: { $notNull: true } };
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['documentId'], where });
  return new Set(v.parse(v.array(v.object({ documentId: v.string() })), rows).map(({ documentId }) => documentId));
}

/** What a series says is mended there, and not in each of its events. */
const isFollower = ({ seriesId, changedAlone }: Entry) => typeof seriesId === 'string' && changedAlone !== true;

/** The entries of a type that somebody may read, the newest first, page by page. */
export async function readEntries(strapi: Core.Strapi, { uid, populate }: Wanted, userAbility: unknown) {
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
  if (checker.cannot.read()) return [];
  const shown = await publicIds(strapi, uid);
  const query = await checker.sanitizedQuery.read({ sort: 'createdAt:desc' });
  const entries: ReadableEntry[] = [];
  for (let start = 0; ; start += PAGE_SIZE) {
    const page: unknown = await strapi.documents(uid).findMany({ ...query, populate, start, limit: PAGE_SIZE });
    const found = v.parse(v.array(entrySchema), page);
    for (const entry of found.filter((other) => !isFollower(other))) {
      const { documentId } = entry;
      const values = v.parse(v.record(v.string(), v.unknown()), await checker.sanitizeOutput(entry));
      entries.push({ documentId, isPublic: shown.has(documentId), values });
    }
    if (found.length < PAGE_SIZE) return entries;
  }
}
