import { join } from 'node:path';
import { command } from '../../process/command.mjs';
import { programFor } from '../../postgres/client-program.mjs';
import { siteTables } from '../../postgres/site-tables.mjs';
import { withClient } from '../../postgres/with-client.mjs';
import { isDatabase } from '../backup-entries.mjs';
import { DUMP_NAME } from '../manifest.mjs';
import { readArchive } from '../read-archive.mjs';
import { checkDatabase, dropSite, restoreDatabase } from '../restore-database.mjs';
import { checkWhole } from '../snapshot-database.mjs';
import { withStaging } from './staging.mjs';

/**
 * @typedef {object} Verified
 * @property {import('../manifest.mjs').Manifest} manifest
 * @property {number} databases of SQLite, each of which opened and has no fault
 * @property {number} [dumpedTables] tables with rows in Postgres's dump, whose list could be read
 * @property {number} [restoredTables] tables that the dump made in the scratch database
 */

/**
 * Restores a backup into a temporary folder, and compares every file with the backup's list by size and SHA-256. Its databases of
 * SQLite are opened and checked. A dump of Postgres is listed, and restored where a scratch database is given.
 * @param {import('../open-archive.mjs').Archive} archive
 * @param {{ dataDir: string, scratchUrl?: string | undefined }} options scratchUrl: an empty database, which is empty afterwards
 * @returns {Promise<Verified>}
 */
export function verifyArchive(archive, { dataDir, scratchUrl }) {
  return withStaging(dataDir, async (staging) => {
    const [folder, dump] = [join(staging, 'data'), join(staging, DUMP_NAME)];
    const manifest = await readArchive(archive, { folder, dump });
    let databases = 0;
    for (const { path } of manifest.files) {
      if (!(await isDatabase(join(folder, path)))) continue;
      checkWhole(join(folder, path), path);
      databases += 1;
    }
    return { manifest, databases, ...(manifest.database ? await verifyDump(manifest.database, dump, scratchUrl) : {}) };
  });
}

/**
 * @param {{ version: string }} server
 * @param {string} dump
 * @param {string | undefined} scratchUrl
 */
async function verifyDump({ version }, dump, scratchUrl) {
  const list = await command(programFor(version, 'pg_restore'), ['--list', dump]);
  const dumpedTables = list.split('\n').filter((line) => / TABLE DATA /.test(line)).length;
  if (!scratchUrl) return { dumpedTables };
  await checkDatabase(scratchUrl, false);
  await restoreDatabase(scratchUrl, dump);
  try {
    const tables = await withClient(scratchUrl, siteTables);
    return { dumpedTables, restoredTables: tables.length };
  } finally {
    await dropSite(scratchUrl);
  }
}
