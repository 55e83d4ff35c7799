import * as v from 'valibot';

import type { Refusal } from '../public-guard/refusal';

/** Codes of SQLite, of the system and of Postgres, and what they mean to the operator. */
const REASONS: readonly [RegExp, string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'the disk is full. Free some room on it'],
  [
    /^(SQLITE_READONLY|EROFS|EACCES)/,
    'the database or its folder cannot be written. Give the CMS the right to write there',
  ],
  [/^SQLITE_IOERR/, 'the disk fails. Look at the machine, and keep the last backup safe'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program keeps the database to itself. End that program'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'the database is damaged. Restore a backup'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|53300|57P0[1-5]|connection lost)$/,
    'Postgres does not answer. See that it runs and that DATABASE_URL leads to it',
  ],
];

/** The driver's and Knex's own errors have no code. */
const LOST = /connection terminated|timeout acquiring a connection|timeout expired/i;

const Coded = v.union([
  v.object({ code: v.string() }),
  v.pipe(
    v.object({ message: v.pipe(v.string(), v.regex(LOST)) }),
    v.transform(() => ({ code: 'connection lost' })),
  ),
]);

const RETRY_SECONDS = 30;

/** What the caller is told, and what the operator. */
export interface StorageFailure {
  refusal: Refusal;
  message: string;
}

/** Null for an error of another kind, which is a bug. */
export function toStorageFailure(error: unknown): StorageFailure | null {
  const coded = v.safeParse(Coded, error);
  if (!coded.success) return null;
  const { code } = coded.output;
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  if (reason === undefined) return null;
  const message = 'The CMS cannot save or read at the moment: try again later';
  return {
    refusal: { status: 503, name: 'StorageError', message, retryAfterSeconds: RETRY_SECONDS },
    message: `A request was refused: ${reason} (${code}).`,
  };
}
