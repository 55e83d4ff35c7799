import { type Core, factories, type UID } from '@strapi/strapi';

const ROW_NUMBER = /^\d{1,15}$/;

async function findDocumentId(strapi: Core.Strapi, uid: UID.CollectionType, id: number): Promise<string | null> {
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
  const row = await strapi.db.query(uid).findOne({
    select: ['documentId'],
    // The number of a draft's row must stay unknown to visitors.
    where: { id, ...(hasDrafts ? { publishedAt: { $notNull: true } } : {}) },
  });
  return row ? String(row.documentId) : null;
}

/**
 * Strapi 5 knows an entry by its documentId only. Links that were made with Strapi 4 carry the number of the
 * published row, and must keep working: this controller takes either.
 */
export const controllerWithNumericId = (uid: UID.CollectionType) =>
  factories.createCoreController(uid, ({ strapi }) => ({
    async findOne(ctx) {
      if (ROW_NUMBER.test(ctx.params.id)) {
        const documentId = await findDocumentId(strapi, uid, Number(ctx.params.id));
        if (documentId === null) return ctx.notFound();
        ctx.params.id = documentId;
      }
      return super.findOne(ctx);
    },
  }));
