import type { Queries } from 'database';
import { createHash } from 'node:crypto';
import type { LocalCopies, LocalCopy } from './local-copies.ts';

const AT_ONCE = 50;

/** The key of a form recognises it, also when this edge died before it erased the copy. Its visitor was thanked. */
const FORWARD = `
  INSERT INTO edge.submissions AS form
    (id, key, kind, state, fingerprint, answers, acknowledged, received_at, since, due_at, attempts, reason)
  VALUES ($1, $2, $3, $4, $5, $6, true, $7, $8, $8, $9, $10)
  ON CONFLICT (key) DO UPDATE SET acknowledged = true WHERE form.fingerprint = excluded.fingerprint`;

/**
 * Stores this machine's forms in the shared database, and erases them here. Rejects when the database does not take them;
 * what it took is erased. Asks the database also when there is none.
 */
export async function forwardCopies(database: Queries, copies: LocalCopies): Promise<void> {
  await database.query('SELECT');
  for (let some = copies.next(AT_ONCE); some.length > 0; some = copies.next(AT_ONCE)) {
    for (const copy of some) {
      await forward(database, copy);
      copies.erase([copy.id]);
    }
  }
}

async function forward(database: Queries, copy: LocalCopy): Promise<void> {
  if (await insert(database, copy, copy.key)) return;
  // While the database was away, nobody could see that another edge has other answers under the same key.
  await insert(database, copy, ownKeyOf(copy));
}

async function insert(database: Queries, copy: LocalCopy, key: string): Promise<boolean> {
  const { id, kind, state, fingerprint, answers, receivedAt, since, attempts, reason } = copy;
  const columns = [id, key, kind, state, fingerprint, answers, receivedAt, since, attempts, reason];
  return (await database.query(FORWARD, columns)).count === 1;
}

/** A key of these answers only: the same for each attempt (UUID, RFC 9562, version 8). */
function ownKeyOf({ key, fingerprint }: LocalCopy): string {
  const hex = createHash('sha256').update(`${key} ${fingerprint}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
