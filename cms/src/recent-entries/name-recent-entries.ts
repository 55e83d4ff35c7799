import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const entriesSchema = v.array(
  v.looseObject({
    documentId: v.string(),
    title: v.nullish(v.string()),
    kind: v.string(),
    contentTypeDisplayName: v.string(),
  }),
);

type Entry = v.InferOutput<typeof entriesSchema>[number];

const isNamed = ({ title, documentId, kind }: Entry) => kind !== 'singleType' && Boolean(title) && title !== documentId;

/** The panel's home page names by its kind what exists once or has no title, where Strapi shows an identifier. */
export function nameRecentEntries(strapi: Core.Strapi): void {
  const homepage = strapi.plugin('content-manager').service('homepage');
  const query = homepage.queryLastDocuments;
  homepage.queryLastDocuments = async (...asked: unknown[]) => {
    const entries = v.parse(entriesSchema, await query(...asked));
    return entries.map((entry) => (isNamed(entry) ? entry : { ...entry, title: entry.contentTypeDisplayName }));
  };
}
