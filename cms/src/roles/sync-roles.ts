import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { isFormUid } from '../forms/form-uid';
import { giveWhatIsNew } from './give-what-is-new';
import { heldRights, takeRights } from './held-rights';
import { type Offers, offerOf, readOffers, storeOffers } from './offered-rights';
import { changesFixed, mediaRights, plannedRights } from './planned-rights';
import type { RolePlan } from './role-plan';
import { EDITOR_CODE, rolePlans } from './role-plans';

/** Strapi's own roles besides the administrator's. At the first start both get every content type. */
const DEFAULT_CODES = [EDITOR_CODE, 'strapi-author'];

const roleSchema = v.object({ id: v.number() });

async function makeRole(strapi: Core.Strapi, plan: RolePlan): Promise<void> {
  const { code, name, description } = plan;
  const roles = strapi.service('admin::role');
  if (await roles.exists({ name })) {
    strapi.log.warn(`There is a role “${name}” already. It is left as it is; look at its rights in Settings → Roles.`);
    return;
  }
  const { id } = v.parse(roleSchema, await roles.create({ code, name, description }));
  await roles.addPermissions(id, [...plannedRights(strapi, plan), ...mediaRights(plan)]);
}

/** Before there was a record, the default roles got what the site had at its first start; it stayed unless somebody took it. */
async function offersAtFirstStart(strapi: Core.Strapi): Promise<Offers> {
  const offer = offerOf(await heldRights(strapi, DEFAULT_CODES));
  await takeRights(strapi, DEFAULT_CODES, changesFixed);
  const taken = await takeRights(strapi, DEFAULT_CODES, ({ subject }) => isFormUid(subject));
  if (taken > 0 && (await strapi.service('admin::user').exists()))
    strapi.log.warn(
      'The roles Editor and Author see prayer requests and new members no longer. Give the role “Prayer team” to those who do.',
    );
  return { [EDITOR_CODE]: offer };
}

async function syncRole(strapi: Core.Strapi, plan: RolePlan, offers: Offers): Promise<void> {
  const rights = plannedRights(strapi, plan);
  const offer = offers[plan.code];
  if (offer) await giveWhatIsNew(strapi, { plan, rights, offer });
  else await makeRole(strapi, plan);
  offers[plan.code] = { ...offer, ...offerOf(rights) };
}

/**
 * Makes the roles of the panel, and gives them what the CMS has learnt since. Each content type and each field is given once: what
 * an administrator takes from a role, adds to it, renames or deletes stays as it is.
 */
export async function syncRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const stored = await readOffers(strapi);
    const offers = EDITOR_CODE in stored ? stored : { ...stored, ...(await offersAtFirstStart(strapi)) };
    for (const plan of rolePlans(strapi)) await syncRole(strapi, plan, offers);
    await storeOffers(strapi, offers);
  });
}
