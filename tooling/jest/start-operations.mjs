import { ensureRestic } from '../run/machine/ensure-restic.mjs';
import startForTests from './start-postgres.mjs';

/** Jest's set-up, once a run: Postgres, and the program that backups are stored with. */
export default async function startForOperations() {
  await ensureRestic();
  await startForTests();
}
