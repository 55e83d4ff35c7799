import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { flag, text, UsageError } from '../command-line/options.mjs';
import { ROOT } from '../root.mjs';
import { versionOf } from '../version.mjs';
import { databaseUrl } from '../postgres/database-url.mjs';
import { settings } from '../command-line/settings.mjs';
import { step, StepError } from '../process/step.mjs';

export const BACKUP = {
  about: 'All that the site of DATA_DIR needs again, while it runs: sent to BACKUP_TO, or in one file.',
  operand: text({
    value: 'file',
    about: 'to write here',
    usual: 'to BACKUP_TO; else soteria-<time>.tar.gz in BACKUP_DIR',
  }),
  options: {
    verify: flag('makes none: restores the newest one (or the file) into a temporary place, and compares'),
    database: text({
      value: 'url',
      about: 'with --verify: an empty Postgres database in which a dump is restored too, and deleted again',
    }),
    list: flag('makes none: lists those at BACKUP_TO, with their ids'),
  },
  more:
    'Settings: DATA_DIR (.data); BACKUP_DIR (backups); DATABASE_URL: what is in that Postgres is saved too, by its pg_dump; BACKUP_TO with ' +
    'BACKUP_PASSWORD_FILE, or BACKUP_COMMAND; BACKUP_DAYS, BACKUP_WEEKS, BACKUP_MONTHS. docs/operations.md says more.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof BACKUP>} asked */
export async function backUp({ operand, options: { verify, database, list } }) {
  const { dataDir } = settings();
  if (database !== '' && !verify) throw new UsageError('--database goes with --verify.');
  // Loaded when it runs: `npm run` installs its packages first.
  const { backupDestination } = await import('../backup/elsewhere/destination.mjs');
  const { listBackups, verifyBackup } = await import('../backup/elsewhere/show-backups.mjs');
  const destination = backupDestination();
  if (list) return listBackups(destination);
  if (verify) return verifyBackup({ dataDir, destination, file: operand, scratchUrl: database || undefined });
  if (!existsSync(dataDir))
    throw new StepError(`There is no data folder ${dataDir}. DATA_DIR says where the site's is.`);
  const about = { versions: { soteria: versionOf(), node: process.versions.node }, madeAt: new Date().toISOString() };
  const source = { dataDir, databaseUrl: databaseUrl(), ...about };
  if (operand !== '' || destination === null) {
    const last = await backUpHere(operand, source);
    // Beside a place elsewhere, a file of one's own is none of the nightly ones.
    return destination === null ? note(dataDir, last) : undefined;
  }
  const { sendBackup } = await import('../backup/elsewhere/send-backup.mjs');
  const { place, snapshot, files, bytes, added } = await sendBackup(source, destination);
  const isNew = added === undefined ? '' : `, of which ${megabytes(added)} were new there`;
  console.log(`\nSent to ${place}${snapshot ? ` as ${snapshot}` : ''}: ${files} files, ${megabytes(bytes)}${isNew}.`);
  sayWhatIsMissing(source.databaseUrl);
}

/**
 * @param {string} operand
 * @param {import('../backup/elsewhere/send-backup.mjs').Source} source
 */
async function backUpHere(operand, source) {
  const folder = process.env.BACKUP_DIR || join(ROOT, 'backups');
  const file = resolve(operand || join(folder, `soteria-${source.madeAt.replace(/:|\.\d+/g, '')}.tar.gz`));
  checkPlace(source.dataDir, file);
  const { writeArchive } = await import('../backup/write-archive.mjs');
  const { readArchive } = await import('../backup/read-archive.mjs');
  mkdirSync(dirname(file), { recursive: true });
  const { files } = await step('Writing the backup', () => writeArchive({ ...source, file }));
  // A backup is trusted after one full read.
  await step('Reading it once', () => readArchive(file, null));
  const bytes = statSync(file).size;
  console.log(
    `\n${file}: ${files.length} files, ${megabytes(bytes)}. It holds prayer requests, passwords and keys: keep it private.`,
  );
  sayWhatIsMissing(source.databaseUrl);
  return { madeAt: source.madeAt, bytes, place: file };
}

/**
 * The backup is whole without its note, which whoever may only read DATA_DIR cannot write.
 * @param {string} dataDir
 * @param {import('../backup/backup-note.mjs').BackupNote['last']} last
 */
async function note(dataDir, last) {
  const { BACKUP_NOTE, changeBackupNote } = await import('../backup/backup-note.mjs');
  await changeBackupNote(dataDir, { last, failed: undefined }).catch(({ code }) =>
    console.error(`${join(dataDir, BACKUP_NOTE)} cannot be written (${code}), so alerts know nothing of this backup.`),
  );
}

/** @param {string | undefined} url */
function sayWhatIsMissing(url) {
  if (!url) return;
  console.log(
    'It holds the database of this moment too. The secrets in there are sealed with SITE_KEY, which is NOT in it: store a copy ' +
      'of that key elsewhere.',
  );
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/**
 * @param {string} dataDir
 * @param {string} file
 */
function checkPlace(dataDir, file) {
  if (existsSync(file)) throw new StepError(`${file} is there already. Give another name.`);
  if (!relative(dataDir, file).startsWith('..'))
    throw new StepError(`${file} is in the data folder itself, and would be lost with it. Choose a place elsewhere.`);
}
