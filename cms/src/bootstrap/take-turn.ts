import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';

/** Any number, the same in every CMS, that nothing else in its database locks. */
const START_LOCK = 5_540;

/**
 * Waits until no other CMS of the same Postgres is starting: Strapi 5.54 makes and changes its tables without a lock.
 * The lock ends with its connection, so a CMS that dies at its start lets the next one in.
 * @returns what ends the turn
 */
export async function takeTurn(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (!environment.DATABASE_URL) return async () => {};
  const transaction = await strapi.db.connection.transaction();
  await transaction.raw('SELECT pg_advisory_xact_lock(?)', [START_LOCK]);
  return async () => {
    await transaction.commit();
  };
}
