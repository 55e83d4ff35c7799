import { types } from 'node:util';
import { DatabaseError } from 'pg';

/** The database did not answer. Whoever is told may try again later; nothing needs a hand once it is back. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  /**
   * @param mayBeStored the connection was lost while a statement was under way, and its change may be in force or not
   */
  constructor(
    cause: unknown,
    readonly mayBeStored = false,
  ) {
    const why = types.isNativeError(cause) && cause.message !== '' ? cause.message : String(cause);
    const what = mayBeStored
      ? 'Whether a change was stored is not known: look before you repeat it.'
      : 'Nothing was changed.';
    super(`The database is away: ${why}. ${what} See that Postgres runs and that DATABASE_URL leads to it.`, { cause });
  }
}

/**
 * Conditions of Postgres that pass by themselves or by its operator (appendix A of its manual): connection lost, out of
 * resources, shutting down, and a statement that took too long.
 */
const AWAY_CONDITIONS = /^(08|53)|^(57P0[1-5]|57014|55P03|25006)$/;

/** Node's errors of sockets and names: `ECONNREFUSED`, `ENOTFOUND`. */
const AWAY_CODES = /^E[A-Z_]+$/;

/** The driver's own errors have no code. */
const AWAY_MESSAGES =
  /connection (terminated|error)|timeout expired|timeout exceeded|query read timeout|is not queryable|pool after calling end/i;

/** Whether an error says that the database did not answer, and nothing of the statement. */
function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return AWAY_CONDITIONS.test(error.code ?? '');
  if (!types.isNativeError(error)) return false;
  if ('code' in error && typeof error.code === 'string') return AWAY_CODES.test(error.code);
  return AWAY_MESSAGES.test(error.message);
}

/**
 * The error to throw in the place of the driver's.
 * @param storing whether a change is stored by what was under way; what the server itself has refused is not
 */
export function awayOr(error: unknown, storing = false): unknown {
  if (error instanceof DatabaseAway || !isAway(error)) return error;
  return new DatabaseAway(error, storing && !(error instanceof DatabaseError));
}
