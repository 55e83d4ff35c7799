import { types } from 'node:util';
import { DatabaseError } from 'pg';
import { DatabaseRefused } from '../database-refused.ts';

/** What stands against using a database at all, by the condition's code (appendix A of Postgres's manual). */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'Correct user and password in DATABASE_URL, or allow the user in pg_hba.conf.'],
  [/^3D000$/, 'Make the database (`createdb`), or correct its name in DATABASE_URL.'],
  [
    /^42501$/,
    'Let a superuser run `CREATE SCHEMA edge AUTHORIZATION "the user of DATABASE_URL";` in that database, and start again.',
  ],
];

/** The driver's words for a server without TLS, or with a certificate that is not to be trusted. */
const TLS = /does not support SSL|certificate/i;

/** The error in words for who starts the site; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  if (!types.isNativeError(error)) return error;
  if (error instanceof DatabaseError) {
    const remedy = REFUSALS.find(([code]) => code.test(error.code ?? ''))?.[1];
    return remedy === undefined ? error : refused(error, remedy);
  }
  return TLS.test(error.message) ? refused(error, 'Correct `sslmode` in DATABASE_URL.') : error;
}

function refused(cause: Error, remedy: string): DatabaseRefused {
  return new DatabaseRefused(`The database refuses this site: ${cause.message}. ${remedy}`, { cause });
}
