import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import type { RolePlan, TypeRights } from './role-plan';

const UPDATE = 'plugin::content-manager.explorer.update';
const READ = 'plugin::content-manager.explorer.read';

const MEDIA_ACTIONS = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

const rightSchema = v.object({
  action: v.string(),
  subject: v.string(),
  properties: v.object({ fields: v.optional(v.array(v.string())) }),
});

/** One right of a role, as Strapi stores it. Rights to delete and to publish have no fields. */
export type Right = v.InferOutput<typeof rightSchema>;

function allRights(strapi: Core.Strapi): Right[] {
  const actions = strapi.service('admin::permission').actionProvider.values();
  const ofContent = actions.filter(({ section }: { section: string }) => section === 'contentTypes');
  return v.parse(v.array(rightSchema), strapi.service('admin::content-type').getPermissionsWithNestedFields(ofContent));
}

/** What the site has a fixed number of: nobody can make one more, or miss one. */
const FIXED = ['api::page.page'];
const CREATE_AND_DELETE = ['plugin::content-manager.explorer.create', 'plugin::content-manager.explorer.delete'];

/** Whether a right would let somebody make or delete one of those. */
export const changesFixed = ({ action, subject }: Pick<Right, 'action' | 'subject'>) =>
  FIXED.includes(subject) && CREATE_AND_DELETE.includes(action);

function narrowed(right: Right, { only }: TypeRights): Right[] {
  if (changesFixed(right)) return [];
  if (!only || right.action === READ) return [right];
  return right.action === UPDATE ? [{ ...right, properties: { fields: [...only.update] } }] : [];
}

/** The rights on content types that a role is meant to have. */
export function plannedRights(strapi: Core.Strapi, plan: RolePlan): Right[] {
  return allRights(strapi).flatMap((right) => {
    const type = plan.types.find(({ uid }) => uid === right.subject);
    return type ? narrowed(right, type) : [];
  });
}

/** The rights on the media library that go with a new role. */
export const mediaRights = ({ media }: RolePlan) =>
  media ? MEDIA_ACTIONS.map((action) => ({ action: `plugin::upload.${action}` })) : [];
