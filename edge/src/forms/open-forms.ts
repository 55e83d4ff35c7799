import { ALWAYS_HELD, type Database, type LastAnswers, type Limits, sharedSecret } from 'database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { siteSecret, type TeamPagePart } from 'releases/control';
import { limitRequests } from 'releases/serving';
import type { Config } from '../config/config.ts';
import { deliverContact } from './delivery/deliver-contact.ts';
import { deliverToContentApi } from './delivery/deliver-to-content-api.ts';
import { outboxOf, outboxRoute } from './delivery/outbox.ts';
import { emailRoutes } from './intake/email-routes.ts';
import { formRoutes } from './intake/form-routes.ts';
import { openSubmissions } from './open-submissions.ts';
import { openWithRetry } from './open-with-retry.ts';
import { plainForms } from './plain/plain-forms.ts';
import type { Deliver, DeliveryResult } from './queue/delivery-result.ts';
import type { StaffDesk } from './queue/form-store.ts';
import { formsThroughOutages } from './queue/outage/outage-forms.ts';
import { postgresForms } from './queue/postgres/postgres-forms.ts';
import { openSqliteForms } from './queue/sqlite/sqlite-forms.ts';
import { formsPart } from './staff-page/forms-part.ts';

/** Receives visitors' forms, stores them, delivers them, and shows them to staff. */
export interface OpenedForms {
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Their card on the team page. */
  readonly part: TeamPagePart;
  /** Retries the forms for the content API now. */
  readonly contentIsBack: () => void;
  /** Counts the forms that are not delivered, by state. Rejects when they cannot be read. */
  readonly counts: StaffDesk['counts'];
  /** Tells the operator which messages nobody has read, and which forms wait here. Null when there are none. */
  readonly notice: () => Promise<string | null>;
  readonly close: () => Promise<void>;
}

export interface FormsOptions {
  readonly config: Config;
  /** What the edges of a site share. Without it, everything is in the data folder. */
  readonly shared?:
    { readonly database: Database; readonly lastAnswers: LastAnswers; readonly siteKey: Buffer } | undefined;
  readonly limits: Limits;
  /** Called after each attempt to deliver a form. */
  readonly onAttempt?: OnAttempt;
  readonly log: FastifyBaseLogger;
}

type OnAttempt = (recipient: 'content_api' | 'mail', result: DeliveryResult['state']) => void;

/** Opens the forms. When they cannot be stored, the site runs without forms. */
export async function openForms(options: FormsOptions): Promise<OpenedForms> {
  const { config, shared, limits, onAttempt = () => undefined, log } = options;
  const { publicUrl, publicConfig } = config;
  const outbox = outboxOf(config);
  const delivery = {
    secret: await formsKey({ config, shared }),
    toContentApi: observed(deliverToContentApi(config.contentApiUrl), (result) => onAttempt('content_api', result)),
    toMail: observed(deliverContact(config, outbox), (result) => onAttempt('mail', result)),
    lease: shared?.database.lease('jobs') ?? ALWAYS_HELD,
    log,
  };
  const openStore = storeOf({ config, shared, log });
  const submissions = openWithRetry(() => openSubmissions({ ...delivery, store: openStore() }), log);
  const notice = async () => [await outbox.notice(), submissions.notice()].filter(Boolean).join(' ') || null;
  return {
    async routes(app) {
      const limit = limitRequests({ ...config.forms, limits, name: 'forms' });
      const intake = { publicUrl, accept: submissions.accept, limit };
      await app.register(formRoutes, intake);
      // With EmailJS configured, the page's script sends messages to EmailJS.
      if (!publicConfig['emailjs']) await app.register(emailRoutes, intake);
      await app.register(plainForms, { ...intake, emailAccount: publicConfig['emailjs'] });
      await app.register(outboxRoute, { notice, secret: config.contentHookSecret });
    },
    part: formsPart({ submissions, notice }),
    contentIsBack: submissions.contentIsBack,
    counts: submissions.counts,
    notice,
    close: submissions.stop,
  };
}

function observed(deliver: Deliver, onResult: (result: DeliveryResult['state']) => void): Deliver {
  return async (claim, signal) => {
    const result = await deliver(claim, signal);
    onResult(result.state);
    return result;
  };
}

/** All edges that share forms have the same, so that each recognises repetitions. */
function formsKey({ config, shared }: Pick<FormsOptions, 'config' | 'shared'>): Promise<Buffer> {
  return shared ? sharedSecret('forms-key', shared) : siteSecret(join(config.dataDir, 'operator', 'forms-key'));
}

function storeOf({ config, shared, log }: Omit<FormsOptions, 'limits'>) {
  const file = join(config.dataDir, 'submissions.sqlite');
  if (!shared) return () => openSqliteForms(file);
  const { database } = shared;
  return () => formsThroughOutages({ database, shared: postgresForms(database), file, log });
}
