import type { Core, UID } from '@strapi/strapi';

import { CARE_FIELDS } from '../care/care-fields';
import { FORM_UIDS, isFormUid } from '../forms/form-uid';
import type { RolePlan } from './role-plan';

const whole = (...uids: UID.ContentType[]) => uids.map((uid) => ({ uid }));

/** Who sees what visitors send, and is told of it. */
export const PRAYER_TEAM_CODE = 'soteria-prayer-team';

const ROLES: readonly RolePlan[] = [
  {
    code: 'soteria-events',
    name: 'Events',
    description: 'Events, event series, venues and service times.',
    types: whole(
      'api::event.event',
      'api::event-series.event-series',
      'api::venue.venue',
      'api::service-time.service-time',
    ),
    media: true,
  },
  {
    code: 'soteria-sermons',
    name: 'Sermons',
    description: 'Sermons, series of them, and which one the home page shows.',
    types: whole('api::sermon.sermon', 'api::sermon-series.sermon-series', 'api::latest-sermon.latest-sermon'),
    media: true,
  },
  {
    code: 'soteria-pages',
    name: 'Pages',
    description: 'What the pages say, and the site settings: what stands on every page.',
    types: whole('api::page.page', 'api::site-setting.site-setting'),
    media: true,
  },
  {
    code: PRAYER_TEAM_CODE,
    name: 'Prayer team',
    description: 'Reads prayer requests and new members, and writes down who cares for them.',
    types: FORM_UIDS.map((uid) => ({ uid, only: { update: CARE_FIELDS } })),
    media: false,
  },
];

/** Strapi makes this role at the first start, and gives it nothing of what comes later. */
export const EDITOR_CODE = 'strapi-editor';

/** The roles of the panel. *Editor* has all content of the site, and nothing that visitors send. */
export function rolePlans(strapi: Core.Strapi): RolePlan[] {
  const isContent = (uid: UID.ContentType) => uid.startsWith('api::') && !isFormUid(uid);
  const types = Object.values(strapi.contentTypes).flatMap(({ uid }) => (isContent(uid) ? [{ uid }] : []));
  return [...ROLES, { code: EDITOR_CODE, name: 'Editor', description: 'All content of the site.', types, media: true }];
}
