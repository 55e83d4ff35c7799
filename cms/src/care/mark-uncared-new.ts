import type { Core } from '@strapi/strapi';

import { FORM_UIDS } from '../forms/form-uid';

/** What came before there were states is new. */
export async function markUncaredNew(strapi: Core.Strapi): Promise<void> {
  for (const uid of FORM_UIDS)
    await strapi.db.query(uid).updateMany({ where: { state: { $null: true } }, data: { state: 'New' } });
}
