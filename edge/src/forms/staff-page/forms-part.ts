import type { FastifyBaseLogger } from 'fastify';
import { html } from 'hono/html';
import type { TeamPagePart } from 'releases/control';
import { stackOf } from 'releases/serving';
import type { PendingForm } from '../queue/form-store.ts';
import type { FormDesk } from './form-desk.ts';
import { formsView } from './forms-view.ts';
import { staffRoutes } from './staff-routes.ts';

export interface FormsPartOptions {
  readonly submissions: FormDesk['submissions'];
  /** Tells what is the matter with forms. Null when nothing is. */
  readonly notice: () => Promise<string | null>;
}

/** Shows visitors' forms on the team page. Every team sees their number. Only the operator reads and handles them. */
export function formsPart({ submissions, notice }: FormsPartOptions): TeamPagePart {
  return {
    async view({ identity }, log) {
      const forms = await pendingForms(submissions, log);
      return html`${formsView({ forms, notice: await notice(), operator: identity.operator })}`;
    },
    routes: async (app, tools) => void (await app.register(staffRoutes, { ...tools, submissions })),
  };
}

/** Returns null when the database cannot be read. The rest of the page does not need it. */
async function pendingForms(
  submissions: Pick<FormDesk['submissions'], 'list'>,
  log: FastifyBaseLogger,
): Promise<readonly PendingForm[] | null> {
  try {
    return await submissions.list();
  } catch (error) {
    log.error({ stack: stackOf(error) }, 'the stored forms cannot be listed');
    return null;
  }
}
