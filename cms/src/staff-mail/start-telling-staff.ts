import type { Core } from '@strapi/strapi';

import { hasMailServer } from './mail-server';
import { tellStaff } from './tell-staff';

const EACH_FIVE_SECONDS = { rule: '*/5 * * * * *' };

/** Says once that the mail server takes nothing, and once that it does again. */
function logChange(strapi: Core.Strapi, before: string | undefined, failure: string | undefined): void {
  if (failure === before) return;
  if (failure === undefined) strapi.log.info('The mail server takes mail again: staff were told of all that waited.');
  else
    strapi.log.error(
      `Staff could not be told of what visitors sent: ${failure}. Nothing is lost, and it is tried again each five seconds. Look at SMTP_URL and the mail server.`,
    );
}

/** Tells staff of new prayer requests and members, and once of those that wait. @returns what ends it, after the mail under way */
export function startTellingStaff(strapi: Core.Strapi): () => Promise<void> {
  if (!hasMailServer) return async () => {};
  const stopping = new AbortController();
  let failure: string | undefined;
  let round: Promise<void> | undefined;

  async function tell(): Promise<void> {
    try {
      const now = await tellStaff(strapi, stopping.signal);
      logChange(strapi, failure, now);
      failure = now;
    } catch (error) {
      // A database that is away. Nobody waits for this job, so an error would end the CMS.
      strapi.log.warn(`Whether staff are to be told could not be seen, which is tried again: ${String(error)}`);
    }
  }

  const task = () =>
    (round ??= tell().finally(() => {
      round = undefined;
    }));
  strapi.cron.add({ tellStaff: { task, options: EACH_FIVE_SECONDS } });
  return async () => {
    stopping.abort();
    await round;
  };
}
