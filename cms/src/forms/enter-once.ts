import type { Core } from '@strapi/strapi';

import type { FormUid } from './form-uid';

/**
 * Enters a form, unless there is one under its key; returns the one that is there. The database refuses the second of
 * two that come at one moment, also from another process: its column is unique.
 */
export async function enterOnce(strapi: Core.Strapi, uid: FormUid, key: string, data: object): Promise<object> {
  const find = () => strapi.db.query(uid).findOne({ where: { submissionKey: key } });
  const entered = await find();
  if (entered) return entered;
  try {
    return await strapi.documents(uid).create({ data: { ...data, submissionKey: key } });
  } catch (error) {
    const first = await find();
    if (first) return first;
    throw error;
  }
}
