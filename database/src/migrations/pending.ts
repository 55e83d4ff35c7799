import * as v from 'valibot';
import { DatabaseRefused } from '../database-refused.ts';
import type { Migration } from './migration.ts';

const Done = v.array(v.object({ number: v.number(), name: v.string() }));

export interface NumberedMigration extends Migration {
  readonly number: number;
}

/**
 * The steps that are still to run. Throws {@link DatabaseRefused} when the schema is newer than the program, or another program's.
 * @param rows of `edge.migrations`, in order
 */
export function pendingOf(rows: readonly unknown[], migrations: readonly Migration[]): readonly NumberedMigration[] {
  const done = v.parse(Done, rows);
  if (done.length > migrations.length) throw new DatabaseRefused(newer(done.length, migrations.length));
  const odd = done.find(({ number, name }, index) => number !== index + 1 || name !== migrations[index]?.name);
  if (odd) throw new DatabaseRefused(foreign(odd.number, odd.name));
  return migrations.map((step, index) => ({ ...step, number: index + 1 })).slice(done.length);
}

function newer(stored: number, known: number): string {
  return (
    `The database's schema "edge" has version ${stored}, and this program knows version ${known}: a newer program has ` +
    'changed it, and this one could damage what it does not know. Start the newer program, or restore a backup that ' +
    'this one has made.'
  );
}

function foreign(number: number, name: string): string {
  return (
    `Step ${number} of the database's schema "edge" is "${name}", which this program does not know: the schema is ` +
    "another program's. Let DATABASE_URL name a database of this site, or an empty one."
  );
}
