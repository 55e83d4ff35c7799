import { factories } from '@strapi/strapi';

import { shownSermon } from '../../../latest-sermon/shown-sermon';

/** The address has the sermon itself, under the names that its clients know. */
export default factories.createCoreController('api::latest-sermon.latest-sermon', ({ strapi }) => ({
  async find(ctx) {
    const sermon = await shownSermon(strapi);
    if (sermon === null) return ctx.notFound();
    return this.transformResponse?.(sermon);
  },
}));
