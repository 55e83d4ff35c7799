import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';
import { claim, type DueNotice, endClaim, findDue } from './due-notices';
import { noticeMail } from './notice-mail';
import { mailFailureOf, sendMail } from './send-mail';
import { staffAddresses } from './staff-addresses';

/** Sends a notice that is claimed. @returns why the mail server did not take it; undefined when it did */
async function sendClaimed(strapi: Core.Strapi, notice: DueNotice): Promise<string | undefined> {
  // Nobody is reminded of what somebody cares for already.
  if (notice.kind === 'reminder' && notice.state !== 'New') return undefined;
  const ends = {
    to: await staffAddresses(strapi),
    from: environment.MAIL_FROM,
    panel: String(strapi.config.get('admin.absoluteUrl')),
  };
  try {
    await sendMail(strapi, noticeMail(notice, ends));
    return undefined;
  } catch (error) {
    return mailFailureOf(error);
  }
}

/**
 * Tells staff of all that is due. A claim comes before each mail and ends after it: of several CMSes one sends it, and what a killed one
 * had claimed is due again after two minutes.
 * @returns why the mail server took no more; undefined when all were sent
 */
export async function tellStaff(strapi: Core.Strapi, stopping: AbortSignal): Promise<string | undefined> {
  let due = await findDue(strapi, new Date());
  while (due.length > 0) {
    for (const notice of due) {
      if (stopping.aborted) return undefined;
      const claimed = await claim(strapi, notice, new Date());
      if (claimed === null) continue;
      const failure = await sendClaimed(strapi, claimed);
      await endClaim(strapi, claimed, failure === undefined);
      if (failure !== undefined) return failure;
    }
    due = await findDue(strapi, new Date());
  }
  return undefined;
}
