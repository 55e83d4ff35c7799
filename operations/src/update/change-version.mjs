import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../command-line/settings.mjs';
import { refuseRunningSite } from '../backup/refuse-running-site.mjs';
import { command } from '../process/command.mjs';
import { step } from '../process/step.mjs';
import { versionOf } from '../version.mjs';
import { handOver } from './hand-over.mjs';
import { pointTo } from './installation.mjs';
import { findRunner } from './runners.mjs';
import { siteUser } from './site-user.mjs';

/**
 * Makes another version run on the site's data: a backup, a try on a copy of it, the hand-over. What fails before the hand-over changes
 * nothing, and what fails in it goes back.
 * @param {{ home: string, root: string }} installation of the present version
 * @param {string} to root of the other one
 */
export async function changeVersion({ home, root: from }, to) {
  const { dataDir, port, contentApiUrl } = settings();
  const user = siteUser(dataDir);
  const soteria = (/** @type {string} */ root, /** @type {readonly string[]} */ ...args) =>
    command(join(root, 'bin', 'soteria'), args, { cwd: root, user, env: { DATA_DIR: dataDir } });
  const runner = await findRunner(dataDir);
  if (!runner) await refuseRunningSite(dataDir);

  const backup = join(backupFolder(home, user), `before-${versionOf(to)}-${timeStamp()}.tar.gz`);
  await step(`Writing a backup, ${backup}`, () => soteria(from, 'backup', backup));
  await step(`Trying ${versionOf(to)} on a copy of the site's data`, () => soteria(to, 'rehearse', backup)).catch(
    (error) => {
      rmSync(backup);
      throw error;
    },
  );
  if (!runner) {
    pointTo(home, 'current', to);
    pointTo(home, 'previous', from);
    return console.log(`\nThe site does not run. Its next start is ${versionOf(to)}.`);
  }
  await handOver({ home, from, to, dataDir, port, hasCms: !contentApiUrl, runner });
  await step('Publishing the sections that came with it', () => soteria(to, 'publish')).catch((error) =>
    console.error(
      `\n✗ ${error.message}\nThe site serves the sections that it had. Publish them later: \`soteria publish\`.`,
    ),
  );
}

/** @param {string} home @param {import('./site-user.mjs').User | undefined} user who writes there */
function backupFolder(home, user) {
  const folder = process.env.BACKUP_DIR || join(home, 'backups');
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) && user) chownSync(folder, user.uid, user.gid);
  return folder;
}

const timeStamp = () => new Date().toISOString().replace(/:|\.\d+/g, '');
