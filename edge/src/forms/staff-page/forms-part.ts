import { html } from 'hono/html';
import type { TeamPagePart } from 'releases/control';
import type { Outbox } from '../delivery/outbox.ts';
import type { FormDesk } from './form-desk.ts';
import { formRoutes } from './form-routes.ts';
import { formsView } from './forms-view.ts';
import { pendingForms } from './pending-forms.ts';

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
