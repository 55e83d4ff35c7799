import { factories } from '@strapi/strapi';

import { enterOnce } from './enter-once';
import type { FormUid } from './form-uid';
import { submissionKeyOf } from './submission-key-of';

/** Enters a form; what comes again under the same key is the entry of the first time. Nobody writes the key into a body. */
export const serviceOfForm = (uid: FormUid) =>
  factories.createCoreService(uid, ({ strapi }) => ({
    async create(params) {
      const submissionKey = submissionKeyOf(strapi.requestContext.get());
      if (submissionKey === undefined) return super.create(params);
      const data = { ...params.data, submissionKey };
      return enterOnce(strapi, { uid, submissionKey }, () => super.create({ ...params, data }));
    },
  }));
