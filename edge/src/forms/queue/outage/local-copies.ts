import type { Queries } from 'database';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { AcceptedForms, StaffDesk } from '../form-store.ts';
import { openFile } from '../sqlite/open-file.ts';
import { createAcceptedForms, createCounts } from '../sqlite/sqlite-forms.ts';
import { Submission } from '../submission.ts';

/** A form that this machine stores for the shared database. */
const LocalCopy = v.object({
  ...Submission.entries,
  state: v.picklist(['waiting', 'refused', 'held']),
  answers: v.string(),
});

type LocalCopy = Readonly<v.InferOutput<typeof LocalCopy>>;

const WITH_ANSWERS = `state IN ('waiting', 'delivering', 'refused', 'held')`;

/** Forms on this machine's disk that have to go to the shared database. */
export interface LocalCopies {
  readonly accepted: AcceptedForms;
  /** The oldest forms. */
  next(count: number): readonly LocalCopy[];
  /** Erases forms that the shared database has. */
  erase(ids: readonly string[]): void;
  count(): number;
  readonly counts: StaffDesk['counts'];
  close(): void;
}

/**
 * Opens the file of a site on one machine: what waited in it before the site had a shared database goes there too. Edges of
 * one machine may share it. Throws when the file cannot be used.
 */
export function openLocalCopies(file: string): LocalCopies {
  const database = openFile(file);
  const next = database.prepare(`
    SELECT *, iif(state = 'delivering', 'waiting', state) AS state FROM submissions
    WHERE ${WITH_ANSWERS} ORDER BY receivedAt LIMIT ?`);
  const erase = database.prepare('DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?))');
  const count = database.prepare(`SELECT count(*) FROM submissions WHERE ${WITH_ANSWERS}`).pluck();
  return {
    accepted: createAcceptedForms(database, Date.now),
    next: (most) => v.parse(v.array(LocalCopy), next.all(most)),
    erase(ids) {
      erase.run(JSON.stringify(ids));
      // The write-ahead log still contains erased answers.
      database.pragma('wal_checkpoint(TRUNCATE)');
    },
    count: () => v.parse(v.number(), count.get()),
    counts: createCounts(database, Date.now),
    close: () => void database.close(),
  };
}

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
