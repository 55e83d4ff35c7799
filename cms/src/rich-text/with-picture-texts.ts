import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const text = v.nullish(v.string(), null);
const pictureSchema = v.looseObject({
  type: v.literal('image'),
  image: v.looseObject({ url: v.string(), name: text, alternativeText: text }),
});
const filesSchema = v.array(v.object({ url: v.string(), alternativeText: text }));

type Block = v.InferOutput<typeof pictureSchema>;

const isPicture = (block: unknown): block is Block => v.is(pictureSchema, block);

async function libraryTexts(strapi: Core.Strapi, pictures: readonly Block[]): Promise<Map<string, string | null>> {
  const where = { url: { $in: pictures.map(({ image }) => image.url) } };
  const files: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['url', 'alternativeText'], where });
  return new Map(v.parse(filesSchema, files).map(({ url, alternativeText }) => [url, alternativeText]));
}

/**
 * Gives each picture of a text the text that it has in the media library: an editor can write it there alone. Strapi's editor enters the
 * file's name where there is none, which is taken out.
 */
export async function withPictureTexts(strapi: Core.Strapi, blocks: unknown): Promise<unknown> {
  const pictures = Array.isArray(blocks) ? blocks.filter(isPicture) : [];
  if (!Array.isArray(blocks) || pictures.length === 0) return blocks;
  const texts = await libraryTexts(strapi, pictures);
  return blocks.map((block: unknown) => {
    if (!isPicture(block)) return block;
    const { name, url, alternativeText } = block.image;
    const own = alternativeText === name ? null : alternativeText;
    return { ...block, image: { ...block.image, alternativeText: texts.get(url) || own || null } };
  });
}
