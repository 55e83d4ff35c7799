import { html } from 'hono/html';
import type { TeamPagePart } from 'releases/control';
import type { Outbox } from '../delivery/outbox.ts';
import type { FormDesk } from './form-desk.ts';
import { formRoutes } from './form-routes.ts';
import { formsView } from './forms-view.ts';
import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import type { PendingForm } from '../queue/staff-desk.ts';

export interface FormsPartOptions {
  readonly submissions: FormDesk['submissions'];
  readonly outbox: Outbox;
}

/** The forms of visitors on the team page: counted for every team, read and handled by the operator. */
export function formsPart({ submissions, outbox }: FormsPartOptions): TeamPagePart {
  return {
    async view({ identity }, log) {
      const forms = pendingForms(submissions, log);
      return html`${formsView({ forms, notice: await outbox.notice(), operator: identity.operator })}`;
    },
    routes: async (app, tools) => void (await app.register(formRoutes, { ...tools, submissions })),
  };
}

/** The forms that are not delivered; null when the database cannot be read, which costs the page nothing else. */
function pendingForms(
  submissions: Pick<FormDesk['submissions'], 'list'>,
  log: FastifyBaseLogger,
): readonly PendingForm[] | null {
  try {
    return submissions.list();
  } catch (error) {
    log.error({ stack: stackOf(error) }, 'the forms that were kept cannot be listed');
    return null;
  }
}
