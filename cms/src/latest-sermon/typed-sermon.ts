import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const text = v.nullish(v.string(), null);

const typedSchema = v.object({
  documentId: v.string(),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  preacher: v.nullish(v.string(), ''),
  date: text,
  description: text,
  youtubeLink: text,
});

/** What staff typed for the home page while that was a form of its own. */
export type TypedSermon = v.InferOutput<typeof typedSchema>;

/** Null: nobody did. */
export async function readTypedSermon(strapi: Core.Strapi): Promise<TypedSermon | null> {
  const { success, output } = v.safeParse(
    typedSchema,
    await strapi.documents('api::latest-sermon.latest-sermon').findFirst(),
  );
  return success ? output : null;
}
