import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { answerRefusal } from '../public-guard/answer-refusal';
import { hasMailServer } from './mail-server';

const LOG =
  'No mail is sent: SMTP_URL, MAIL_FROM and MAIL_TO are not set. Staff are not told of new prayer requests and members, forgotten ' +
  'passwords get no link, and invitations have to be handed over (Settings → Users).';
const NO_LINK = 'This site sends no mail. Ask an administrator of the panel for a new password.';
const NO_MAIL = 'This site sends no mail: SMTP_URL, MAIL_FROM and MAIL_TO are not set.';

/** Says what is not there, in the log and to who asks for it. Strapi would hand each mail to this machine's sendmail. */
export function doWithoutMail(strapi: Core.Strapi): void {
  if (hasMailServer) return;
  strapi.log.warn(LOG);
  strapi.plugin('email').provider = {
    send: async () => {
      // With a status of its own, Strapi shows the words in the panel.
      throw Object.assign(new errors.ApplicationError(NO_MAIL), { statusCode: 400 });
    },
  };
}

/** Before routes are made of controllers. */
export function refuseNewPasswords(strapi: Core.Strapi): void {
  if (hasMailServer) return;
  strapi.controller('admin::authentication').forgotPassword = (ctx) =>
    answerRefusal(ctx, { status: 400, name: 'ApplicationError', message: NO_LINK });
}
