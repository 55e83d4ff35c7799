import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { environment } from '../environment/environment';
import { PRAYER_TEAM_CODE } from '../roles/role-plans';

const usersSchema = v.array(v.object({ email: v.string() }));

/** Who is told of what visitors send: the active users of *Prayer team*; without any, the church's own address. */
export async function staffAddresses(strapi: Core.Strapi): Promise<string[]> {
  const where = { isActive: true, blocked: { $ne: true }, roles: { code: PRAYER_TEAM_CODE } };
  const users: unknown = await strapi.db.query('admin::user').findMany({ select: ['email'], where });
  const addresses = v.parse(usersSchema, users).map(({ email }) => email);
  return addresses.length > 0 ? addresses : [environment.MAIL_TO];
}
