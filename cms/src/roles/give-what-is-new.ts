import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { type HeldRight, heldRights } from './held-rights';
import type { Offer } from './offered-rights';
import type { Right } from './planned-rights';
import type { RolePlan } from './role-plan';

interface Given {
  readonly plan: RolePlan;
  readonly rights: readonly Right[];
  /** What the role was given before. */
  readonly offer: Offer;
}

const roleSchema = v.nullable(v.object({ id: v.number() }));

/** Adds fields that came since to the right on their type. A right that somebody took away stays away. */
async function giveNewFields(strapi: Core.Strapi, right: Right, { offer, held }: { offer: Offer; held: HeldRight[] }) {
  const known = offer[right.subject] ?? [];
  const fields = right.properties.fields?.filter((field) => !known.includes(field)) ?? [];
  const row = held.find(({ action, subject }) => action === right.action && subject === right.subject);
  if (!row || fields.length === 0) return;
  const properties = { ...row.properties, fields: [...new Set([...(row.properties.fields ?? []), ...fields])] };
  await strapi.db.query('admin::permission').update({ where: { id: row.id }, data: { properties } });
}

/** Gives a role what it was never given: whole content types, and fields of those that it has. A deleted role stays deleted. */
export async function giveWhatIsNew(strapi: Core.Strapi, { plan, rights, offer }: Given): Promise<void> {
  const role = v.parse(roleSchema, await strapi.service('admin::role').findOne({ code: plan.code }));
  if (!role) return;
  const held = await heldRights(strapi, [plan.code]);
  const ofNewTypes = rights.filter(({ subject }) => !(subject in offer));
  await strapi.service('admin::role').addPermissions(
    role.id,
    ofNewTypes.filter(
      (right) => !held.some(({ action, subject }) => action === right.action && subject === right.subject),
    ),
  );
  for (const right of rights) if (right.subject in offer) await giveNewFields(strapi, right, { offer, held });
}
