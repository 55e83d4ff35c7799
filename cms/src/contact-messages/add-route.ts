import type { Core } from '@strapi/strapi';

import { askSite } from './ask-site';

/** `GET /contact-messages`, for whoever is logged in to the panel: its home page shows the answer. */
export function addContactMessagesRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/contact-messages',
        handler: async (ctx: { body: unknown }) => {
          ctx.body = await askSite();
        },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
      },
    ],
  });
}
