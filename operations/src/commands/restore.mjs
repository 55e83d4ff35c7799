import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { flag, text, UsageError } from '../command-line/options.mjs';
import { databaseUrl } from '../postgres/database-url.mjs';
import { settings } from '../command-line/settings.mjs';
import { step } from '../process/step.mjs';

export const RESTORE = {
  about: 'The site of a backup, in an empty DATA_DIR, while nothing runs there.',
  operand: text({ value: 'file', about: 'that the command `backup` wrote', check: isFile }),
  options: {
    'from-latest': flag('the newest backup at BACKUP_TO, in place of a file'),
    snapshot: text({ value: 'id', about: 'the backup of this id at BACKUP_TO; `backup --list` shows all' }),
    replace: flag('moves what is in DATA_DIR aside, and saves what is in the database there'),
  },
  more:
    'Settings: DATA_DIR (.data), and DATABASE_URL for the backup of a site on Postgres; BACKUP_TO and BACKUP_PASSWORD_FILE for one ' +
    'that is elsewhere.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof RESTORE>} asked */
export async function restore({ operand, options: { 'from-latest': fromLatest, snapshot, replace } }) {
  const sources = [operand !== '', fromLatest, snapshot !== ''].filter(Boolean);
  if (sources.length !== 1)
    throw new UsageError('Name one source: a file, --from-latest or --snapshot <id>; --help says more.');
  const { dataDir } = settings();
  // Loaded when it runs: `npm run` installs its packages first.
  const { restoreArchive } = await import('../backup/restore-archive.mjs');
  const file = operand === '' ? await elsewhere(snapshot) : resolve(operand);
  const now = new Date();
  const options = { file, dataDir, databaseUrl: databaseUrl(), replace, now };
  const { manifest, aside } = await step('Restoring', () => restoreArchive(options));
  console.log(
    `\n${dataDir}${manifest.database ? ' and the database are' : ' is'} as it was on ${manifest.madeAt}: ${manifest.files.length} files, each compared with the backup's list.`,
  );
  if (aside.length > 0)
    console.log(`What was there before is in ${aside.join(' and ')}; delete it when it is not needed any more.`);
  if (manifest.database) console.log('Start with the SITE_KEY that the site had: its secrets open with no other one.');
  else if (manifest.contentDatabase === 'postgres')
    console.log('The content was in Postgres and is NOT in this backup: restore it with pg_restore before the start.');
}

/** @param {string} id '' for the newest */
async function elsewhere(id) {
  const { backupDestination } = await import('../backup/elsewhere/destination.mjs');
  const { fetchedBackup } = await import('../backup/elsewhere/show-backups.mjs');
  const { archive, snapshot } = await fetchedBackup(backupDestination(), id);
  console.log(`${snapshot.shortId}, stored on ${snapshot.time.slice(0, 19)}, of ${snapshot.site}`);
  return archive;
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? undefined : 'there is no such file.';
}
