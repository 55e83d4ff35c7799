import { versionOf } from '../version.mjs';

export const ROLLBACK = {
  about: 'Takes the site back to the version before the last update, with the data of today.',
  more:
    'As an update, it makes a backup and tries that version on a copy of the data first. Releases of sections stay: `soteria release rollback` is for these. ' +
    'Settings: DATA_DIR, PORT, BACKUP_DIR (backups beside the versions).',
};

export async function rollback() {
  // Loaded when it runs: a command answers --help before packages are installed.
  const { installation, previousRoot } = await import('../update/installation.mjs');
  const { changeVersion } = await import('../update/change-version.mjs');
  const installed = installation();
  const root = previousRoot(installed);
  await changeVersion(installed, root);
  console.log(`\nThe site is Soteria ${versionOf(root)} again.`);
}
