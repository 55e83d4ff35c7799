import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const SERMON = 'api::sermon.sermon';

/** What the wire format has of the home page's sermon. */
const CARD = [
  'title',
  'preacher',
  'date',
  'description',
  'youtubeLink',
  'createdAt',
  'updatedAt',
  'publishedAt',
] as const;

/** Something of it can be seen or heard. */
const RECORDED = { $or: [{ audio: { id: { $notNull: true } } }, { youtubeLink: { $notNull: true, $ne: '' } }] };

const sermonSchema = v.looseObject({ documentId: v.string() });
const chosenSchema = v.nullish(v.object({ sermon: v.nullish(sermonSchema) }));

type SermonCard = v.InferOutput<typeof sermonSchema>;

async function chosenSermon(strapi: Core.Strapi): Promise<SermonCard | null> {
  const populate = { sermon: { fields: [...CARD] } };
  const latest: unknown = await strapi.documents('api::latest-sermon.latest-sermon').findFirst({ populate });
  return v.parse(chosenSchema, latest)?.sermon ?? null;
}

/** Those without a day come last: databases disagree where they stand in an order. */
export async function newestSermon(strapi: Core.Strapi): Promise<SermonCard | null> {
  for (const day of [{ $notNull: true }, { $null: true }] as const) {
    const sermon: unknown = await strapi
      .documents(SERMON)
      .findFirst({ fields: [...CARD], filters: { ...RECORDED, date: day }, sort: ['date:desc', 'id:desc'] });
    if (sermon) return v.parse(sermonSchema, sermon);
  }
  return null;
}

/** The sermon of the home page: the one that staff chose, else the newest. */
export const shownSermon = async (strapi: Core.Strapi): Promise<SermonCard | null> =>
  (await chosenSermon(strapi)) ?? (await newestSermon(strapi));
