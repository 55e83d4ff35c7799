import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { adminPasswordFile } from '../environment/data-paths';
import { environment } from '../environment/environment';
import { writePrivately } from '../environment/write-privately';

const DEFAULT_EMAIL = 'admin@soteria.local';

/** 144 random bits; the ending satisfies the panel's rule (small letter, capital letter, digit) for certain. */
const makePassword = () => `${randomBytes(18).toString('base64url')}aA1`;

/** The operator's password, or a new one in a file that only the operator can read. */
function choosePassword(strapi: Core.Strapi, email: string): string {
  if (environment.ADMIN_PASSWORD) return environment.ADMIN_PASSWORD;
  const password = makePassword();
  writePrivately(adminPasswordFile, `${email}\n${password}\n`);
  strapi.log.info(`The administrator's e-mail address and password are in ${adminPasswordFile}`);
  return password;
}

async function createAdministrator(strapi: Core.Strapi): Promise<void> {
  const email = environment.ADMIN_EMAIL || DEFAULT_EMAIL;
  const role = v.parse(v.object({ id: v.number() }), await strapi.service('admin::role').getSuperAdmin());
  await strapi.service('admin::user').create({
    email,
    password: choosePassword(strapi, email),
    firstname: 'Site',
    lastname: 'Administrator',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

/**
 * Makes the first administrator before the port opens. Until one exists, Strapi lets anybody who finds the panel
 * claim it. Once there is any, nobody is touched or reset.
 */
export async function ensureAdministrator(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return;
  await createAdministrator(strapi);
}
