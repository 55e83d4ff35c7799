import type { Core } from '@strapi/strapi';

/** True for a request of the admin panel whose editor is logged in. */
export function hasAdminSession(strapi: Core.Strapi, authorization: string): boolean {
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (token === undefined) return false;
  return strapi.sessionManager('admin').validateAccessToken(token).isValid;
}
