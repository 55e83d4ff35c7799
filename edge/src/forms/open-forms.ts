import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { siteSecret, type TeamPagePart } from 'releases/control';
import { limitRequests } from 'releases/serving';
import type { Config } from '../config/config.ts';
import { deliverContact } from './delivery/deliver-contact.ts';
import { deliverToContentApi } from './delivery/deliver-to-content-api.ts';
import { outboxOf } from './delivery/outbox.ts';
import { outboxRoute } from './delivery/outbox-route.ts';
import { emailRoutes } from './intake/email-routes.ts';
import { formRoutes } from './intake/form-routes.ts';
import { plainForms } from './plain/plain-forms.ts';
import { openSubmissions } from './queue/open-submissions.ts';
import { openWhenPossible } from './queue/open-when-possible.ts';
import { formsPart } from './staff-page/forms-part.ts';

/** The forms of visitors: taken in, stored, delivered, and shown to staff. */
export interface OpenedForms {
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Their card on the team page. */
  readonly part: TeamPagePart;
  /** Delivers at once what waits for the content API. */
  readonly contentIsBack: () => void;
  /** That messages reach nobody, in words; null when all is well. */
  readonly notice: () => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** A database that cannot be opened costs the forms, not the site. */
export async function openForms(config: Config, log: FastifyBaseLogger): Promise<OpenedForms> {
  const { dataDir, publicUrl, publicConfig } = config;
  const outbox = outboxOf(config);
  const options = {
    file: join(dataDir, 'submissions.sqlite'),
    secret: await siteSecret(join(dataDir, 'operator', 'forms-key')),
    toContentApi: deliverToContentApi(config.contentApiUrl),
    toMail: deliverContact(config, outbox),
    log,
  };
  const submissions = openWhenPossible(() => openSubmissions(options), log);
  return {
    async routes(app) {
      const intake = { publicUrl, accept: submissions.accept, limit: await limitRequests(app, config.forms) };
      await app.register(formRoutes, intake);
      // A site with EmailJS has its form's script send there.
      if (!publicConfig['emailjs']) await app.register(emailRoutes, intake);
      await app.register(plainForms, { ...intake, emailAccount: publicConfig['emailjs'] });
      await app.register(outboxRoute, { outbox, secret: config.contentHookSecret });
    },
    part: formsPart({ submissions, outbox }),
    contentIsBack: submissions.contentIsBack,
    notice: outbox.notice,
    close: submissions.stop,
  };
}
