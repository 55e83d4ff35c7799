import * as v from 'valibot';
import type { AcceptedForms } from '../form-store.ts';
import { createAcceptedForms } from '../sqlite/sqlite-forms.ts';
import { openFile } from '../sqlite/open-file.ts';
import { Submission } from '../submission.ts';

/** A form that this machine stores for the shared database. */
const LocalCopy = v.object({
  ...Submission.entries,
  state: v.picklist(['waiting', 'refused', 'held']),
  answers: v.string(),
});

export type LocalCopy = Readonly<v.InferOutput<typeof LocalCopy>>;

const WITH_ANSWERS = `state IN ('waiting', 'delivering', 'refused', 'held')`;

/** Forms on this machine's disk that have to go to the shared database. */
export interface LocalCopies {
  readonly accepted: AcceptedForms;
  /** The oldest forms. */
  next(count: number): readonly LocalCopy[];
  /** Erases forms that the shared database has. */
  erase(ids: readonly string[]): void;
  count(): number;
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
    close: () => void database.close(),
  };
}
