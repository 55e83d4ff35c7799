import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { hasMailServer } from './mail-server';
import { mailFailureOf, sendMail } from './send-mail';

const eventSchema = v.object({ user: v.object({ id: v.union([v.number(), v.string()]) }) });
const invitedSchema = v.object({ email: v.string(), registrationToken: v.string() });

const OTHERWISE = 'Give them the link that stands in Settings → Users.';

function textOf(link: string): string {
  return [
    'You are invited to edit the website of Soteria Church.',
    `Choose your password here, then you are in:`,
    link,
    'The link is for you alone. If you did not expect this, answer this mail.',
  ].join('\n\n');
}

async function invite(strapi: Core.Strapi, event: unknown): Promise<void> {
  const { id } = v.parse(eventSchema, event).user;
  const user: unknown = await strapi.db.query('admin::user').findOne({ where: { id } });
  const { success, output } = v.safeParse(invitedSchema, user);
  // The first administrator has a password already.
  if (!success) return;
  const { email, registrationToken } = output;
  if (!hasMailServer) {
    strapi.log.warn(`${email} was not sent an invitation, for want of a mail server. ${OTHERWISE}`);
    return;
  }
  const link = `${strapi.config.get('admin.absoluteUrl')}/auth/register?registrationToken=${registrationToken}`;
  const subject = 'Your invitation to edit the website of Soteria Church';
  try {
    await sendMail(strapi, { to: email, subject, text: textOf(link) });
    strapi.log.info(`${email} was sent an invitation`);
  } catch (error) {
    strapi.log.error(`The invitation of ${email} was not sent: ${mailFailureOf(error)}. ${OTHERWISE}`);
  }
}

/** Strapi's free edition makes a link for each new user of the panel, and sends it to nobody. */
export function inviteUsers(strapi: Core.Strapi): void {
  strapi.eventHub.on('user.create', (event: unknown) =>
    invite(strapi, event).catch((error: unknown) => {
      strapi.log.error(`A new user was not sent an invitation: ${String(error)}. ${OTHERWISE}`);
    }),
  );
}
