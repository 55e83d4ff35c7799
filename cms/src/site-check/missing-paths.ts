import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { pathsWithoutPage } from './page-exists';

/** Pages of entries: the database knows of a new one before the site does. */
const ENTRY_PAGES = [
  { uid: 'api::event.event', path: /^\/(?:events\/[^/?]*|event-details\?id=)\b([a-z0-9]{24})$/ },
  { uid: 'api::sermon.sermon', path: /^\/sermons\/[^/?]*\b([a-z0-9]{24})$/ },
] as const;

type PageType = (typeof ENTRY_PAGES)[number]['uid'];

const rowsSchema = v.array(v.object({ documentId: v.string() }));

async function publicIds(strapi: Core.Strapi, uid: PageType, documentIds: readonly string[]): Promise<Set<string>> {
  const where = { documentId: { $in: documentIds }, publishedAt: { $notNull: true } };
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['documentId'], where });
  return new Set(v.parse(rowsSchema, rows).map(({ documentId }) => documentId));
}

async function missingEntries(strapi: Core.Strapi, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { uid, path: pattern } of ENTRY_PAGES) {
    const asked = paths.flatMap((path) => {
      const id = pattern.exec(path)?.[1];
      return id === undefined ? [] : [{ path, id }];
    });
    if (asked.length === 0) continue;
    const there = await publicIds(
      strapi,
      uid,
      asked.map(({ id }) => id),
    );
    missing.push(...asked.filter(({ id }) => !there.has(id)).map(({ path }) => path));
  }
  return missing;
}

/** Of these paths, those at which the site has no page: entries by the database, everything else by the site itself. */
export async function missingPaths(strapi: Core.Strapi, paths: readonly string[]): Promise<Set<string>> {
  const isEntry = (path: string) => ENTRY_PAGES.some(({ path: pattern }) => pattern.test(path));
  const unique = [...new Set(paths)];
  const others = unique.filter((path) => !isEntry(path));
  return new Set([...(await missingEntries(strapi, unique)), ...(await pathsWithoutPage(others))]);
}
