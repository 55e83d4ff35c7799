import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/**
 * All that an anonymous visitor may call. Anything else that the public role holds (granted by hand in the panel,
 * or the plugin's own defaults: register, forgot-password, …) is taken away at each start.
 */
const PUBLIC_ACTIONS = [
  'api::event.event.find',
  'api::event.event.findOne',
  // Without it `populate=*` leaves the venue out of an event.
  'api::venue.venue.find',
  'api::sermon.sermon.find',
  'api::sermon.sermon.findOne',
  'api::sermon.sermon-choices.find',
  // Without it `populate=*` leaves the series out of a sermon.
  'api::sermon-series.sermon-series.find',
  'api::latest-sermon.latest-sermon.find',
  'api::service-time.service-time.find',
  'api::site-setting.site-setting.find',
  'api::page.page.findOne',
  'api::prayer-request.prayer-request.create',
  'api::member.member.create',
];

const roleSchema = v.object({
  id: v.number(),
  permissions: v.array(v.object({ id: v.number(), action: v.string() })),
});

async function syncRole(strapi: Core.Strapi, type: string, actions: readonly string[]): Promise<void> {
  const roles = strapi.db.query('plugin::users-permissions.role');
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const role = v.parse(roleSchema, await roles.findOne({ where: { type }, populate: ['permissions'] }));
  const surplus = role.permissions.filter(
    ({ action }, index) =>
      !actions.includes(action) || role.permissions.findIndex((other) => other.action === action) !== index,
  );
  const missing = actions.filter((action) => !role.permissions.some((held) => held.action === action));
  for (const { id } of surplus) await permissions.delete({ where: { id } });
  for (const action of missing) await permissions.create({ data: { action, role: role.id } });
}

/** The site has no accounts in the CMS (they live elsewhere), so nobody may register here. */
async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = v.parse(v.looseObject({ allow_register: v.boolean() }), await store.get({}));
  if (settings.allow_register) await store.set({ value: { ...settings, allow_register: false } });
}

export async function syncPublicPermissions(strapi: Core.Strapi): Promise<void> {
  await syncRole(strapi, 'public', PUBLIC_ACTIONS);
  await syncRole(strapi, 'authenticated', []);
  await closeRegistration(strapi);
}
