import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const heldSchema = v.array(
  v.object({
    id: v.number(),
    action: v.string(),
    subject: v.nullable(v.string()),
    properties: v.looseObject({ fields: v.optional(v.array(v.string())) }),
  }),
);

/** A right on a content type that is in the database. */
export type HeldRight = v.InferOutput<typeof heldSchema>[number] & { subject: string };

/** The rights on content types of the roles with one of these codes. */
export async function heldRights(strapi: Core.Strapi, codes: readonly string[]): Promise<HeldRight[]> {
  const where = { role: { code: { $in: [...codes] } } };
  const rows = v.parse(heldSchema, await strapi.db.query('admin::permission').findMany({ where }));
  return rows.flatMap((row) => (row.subject === null ? [] : [{ ...row, subject: row.subject }]));
}

/** Takes some rights from the roles with these codes. @returns how many rights they were */
export async function takeRights(
  strapi: Core.Strapi,
  codes: readonly string[],
  isTaken: (right: HeldRight) => boolean,
) {
  const taken = (await heldRights(strapi, codes)).filter(isTaken);
  await strapi.service('admin::permission').deleteByIds(taken.map(({ id }) => id));
  return taken.length;
}
