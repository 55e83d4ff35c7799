import { factories } from '@strapi/strapi';
import * as v from 'valibot';

const listSchema = v.object({ data: v.array(v.unknown()) });

export default factories.createCoreController('api::page.page', () => ({
  /** A page by its name, with its parts and the entries of their lists. */
  async findOne(ctx) {
    const { name } = ctx.params;
    ctx.query = { ...ctx.query, filters: { name }, populate: { parts: { populate: '*' } } };
    const [page] = v.parse(listSchema, await super.find(ctx)).data;
    return page === undefined ? ctx.notFound() : { data: page };
  },
}));
