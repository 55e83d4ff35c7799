import type { Core } from '@strapi/strapi';

import { FORM_UIDS } from '../forms/form-uid';
import { hasMailServer } from './mail-server';
import { DUE_AFTER_MS, DUE_FIELD, NOTICE_KINDS } from './notice-kinds';

/**
 * Writes into each new entry, in its own transaction, when staff are to be told of it. Without a mail server nothing is due: else the
 * first day with one would bring a mail for each entry of a year.
 */
export function markDue(strapi: Core.Strapi): void {
  if (!hasMailServer) return;
  strapi.db.lifecycles.subscribe({
    models: [...FORM_UIDS],
    beforeCreate({ params: { data } }) {
      const now = Date.now();
      for (const kind of NOTICE_KINDS) Object.assign(data, { [DUE_FIELD[kind]]: new Date(now + DUE_AFTER_MS[kind]) });
    },
  });
}
