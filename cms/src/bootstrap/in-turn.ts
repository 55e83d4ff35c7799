import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';

/** Any number, the same in every CMS, that nothing else in its database locks. */
const EDITS_LOCK = 5_541;

/**
 * Runs a transaction of which one at a time is under way, in all CMSes of a Postgres. The lock comes before any row's: so two of
 * them never wait for each other. SQLite has one writer anyway.
 */
export async function inTurn<Result>(strapi: Core.Strapi, run: () => Promise<Result>): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    if (environment.DATABASE_URL) await trx.raw('SELECT pg_advisory_xact_lock(?)', [EDITS_LOCK]);
    return run();
  });
}
