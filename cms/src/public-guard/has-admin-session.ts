import type { Core } from '@strapi/strapi';

/** True for a request of the admin panel whose editor is logged in. */
export async function hasAdminSession(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (token === undefined) return false;
  const result = await strapi.sessionManager('admin').validateAccessToken(token);
  return result.isValid;
}
