import { factories, type UID } from '@strapi/strapi';

import { withoutBlanks } from './without-blanks';

/** A form that visitors send: what they left empty counts as not given. Only `create` is open to the public. */
export const controllerOfForm = (uid: UID.CollectionType) =>
  factories.createCoreController(uid, () => ({
    async create(ctx) {
      ctx.request.body = withoutBlanks(ctx.request.body);
      return super.create(ctx);
    },
  }));
