import { appendFileSync } from 'node:fs';

import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { eventTimesFile } from '../environment/data-paths';
import { EVENT } from '../event-series/stored-events';
import { settledTimes } from './settled-times';
import { storedTimesSchema } from './stored-times';

const FIELDS = ['id', 'documentId', 'title', 'publishedAt', 'startDate', 'time'];

function report(strapi: Core.Strapi, lines: readonly string[]): void {
  if (lines.length === 0) return;
  for (const line of lines) strapi.log.warn(`Event ${line}`);
  appendFileSync(eventTimesFile, `${lines.join('\n')}\n`, { flush: true });
  strapi.log.warn(`${lines.length} contradictory times of events are listed in ${eventTimesFile}`);
}

/**
 * Makes one of start and time where both were typed: in content of an earlier version, or of a backup. It writes past Strapi, so that
 * no event counts as edited: visitors read the same as before.
 */
export async function settleEventTimes(strapi: Core.Strapi): Promise<void> {
  const rows: unknown = await strapi.db.query(EVENT).findMany({ select: FIELDS });
  const lines: string[] = [];
  await strapi.db.transaction(async ({ trx }) => {
    for (const stored of v.parse(v.array(storedTimesSchema), rows)) {
      const settled = settledTimes(stored);
      if (settled === null) continue;
      const columns = { start_date: settled.start, time: settled.time };
      await strapi.db.connection('events').transacting(trx).where({ id: stored.id }).update(columns);
      if (settled.report !== null) lines.push(settled.report);
    }
    // Before the commit: what is not listed is not changed.
    report(strapi, lines);
  });
}
