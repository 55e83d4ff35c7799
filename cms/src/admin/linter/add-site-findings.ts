import type { StrapiApp } from '@strapi/strapi/admin';

import { MendIcon } from './mend-icon';

/** The page of the whole site, in the panel's menu. */
export function addSiteFindings(app: StrapiApp): void {
  app.addMenuLink({
    to: 'to-mend',
    icon: MendIcon,
    intlLabel: { id: 'linter.title', defaultMessage: 'To mend' },
    permissions: [],
    Component: () => import('./site-findings-page'),
    position: 2,
  });
}
