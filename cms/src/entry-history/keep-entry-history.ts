import type { Core } from '@strapi/strapi';

import { addChangeTable } from './change-table';
import { addHistoryRoutes } from './add-history-routes';
import { logChanges } from './log-changes';
import { refuseStaleSaves } from './refuse-stale-saves';

/** Who changed what, what it was before, and that no editor overwrites another. Around all that changes an entry besides. */
export function keepEntryHistory(strapi: Core.Strapi): void {
  addChangeTable(strapi);
  refuseStaleSaves(strapi);
  logChanges(strapi);
  addHistoryRoutes(strapi);
}
