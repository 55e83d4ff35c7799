import type { Core } from '@strapi/strapi';

import { runDueActions } from './run-due-actions';

const EACH_MINUTE = { rule: '0 * * * * *' };

/** Publishes and unpublishes entries at their time: each minute, and at the start what came due meanwhile. */
export async function startPublishing(strapi: Core.Strapi): Promise<void> {
  const told = new Map<string, string>();
  const run = () =>
    runDueActions(strapi, told).catch((error: unknown) => {
      // A database that is away. Nobody waits for this job, so an error would end the CMS.
      strapi.log.warn(`Whether entries are due could not be seen, which is tried again in a minute: ${String(error)}`);
    });
  strapi.cron.add({ runDueActions: { task: run, options: EACH_MINUTE } });
  await run();
}
