import type { Core } from '@strapi/strapi';

import { publishDueDrafts } from './publish-due-drafts';

const EACH_MINUTE = { rule: '0 * * * * *' };

/** Publishes drafts at their time: each minute, and at the start what came due meanwhile. */
export async function startPublishing(strapi: Core.Strapi): Promise<void> {
  const told = new Map<string, string>();
  const publish = () =>
    publishDueDrafts(strapi, told).catch((error: unknown) => {
      // A database that is away. Nobody waits for this job, so an error would end the CMS.
      strapi.log.warn(`Whether drafts are due could not be seen, which is tried again in a minute: ${String(error)}`);
    });
  strapi.cron.add({ publishDueDrafts: { task: publish, options: EACH_MINUTE } });
  await publish();
}
