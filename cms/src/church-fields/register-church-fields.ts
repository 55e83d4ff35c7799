import type { Core } from '@strapi/strapi';

import { CHURCH_FIELDS } from './church-fields';

/** Tells Strapi as which type each church field is stored. The panel's part is src/admin/church-fields. */
export function registerChurchFields(strapi: Core.Strapi): void {
  for (const [uid, type] of Object.entries(CHURCH_FIELDS))
    strapi.customFields.register({ name: uid.slice('global::'.length), type });
}
