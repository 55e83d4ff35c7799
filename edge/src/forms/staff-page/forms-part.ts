import type { FastifyBaseLogger } from 'fastify';
import { html } from 'hono/html';
import type { TeamPagePart } from 'releases/control';
import { stackOf } from 'releases/serving';
import type { Outbox } from '../delivery/outbox.ts';
import type { PendingForm } from '../queue/staff-desk.ts';
import type { FormDesk } from './form-desk.ts';
import { formsView } from './forms-view.ts';
import { staffRoutes } from './staff-routes.ts';

export interface FormsPartOptions {
  readonly submissions: FormDesk['submissions'];
  readonly outbox: Outbox;
}

/** Shows visitors' forms on the team page. Every team sees their number. Only the operator reads and handles them. */
export function formsPart({ submissions, outbox }: FormsPartOptions): TeamPagePart {
  return {
    async view({ identity }, log) {
      const forms = pendingForms(submissions, log);
      return html`${formsView({ forms, notice: await outbox.notice(), operator: identity.operator })}`;
    },
    routes: async (app, tools) => void (await app.register(staffRoutes, { ...tools, submissions })),
  };
}

/** Returns null when the database cannot be read. The rest of the page does not need it. */
function pendingForms(
  submissions: Pick<FormDesk['submissions'], 'list'>,
  log: FastifyBaseLogger,
): readonly PendingForm[] | null {
  try {
    return submissions.list();
  } catch (error) {
    log.error({ stack: stackOf(error) }, 'the stored forms cannot be listed');
    return null;
  }
}
