import { basename, join, resolve } from 'node:path';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { text } from '../command-line/options.mjs';
import { step, StepError } from '../process/step.mjs';
import { versionOf } from '../version.mjs';

export const UPDATE = {
  about: 'Takes the site to the version in an artefact, without a visitor noticing; what fails changes nothing.',
  operand: text({
    value: 'artefact',
    about: 'soteria-<version>-linux-x64.tar.gz, with its .sha256 and .sha256.sig beside it',
    required: true,
    check: isFile,
  }),
  more:
    'It verifies the artefact, makes a backup, tries the new version on a copy of the data, and hands over to it. Its sections are rolled out in steps. ' +
    'Settings: DATA_DIR, PORT, BACKUP_DIR (backups beside the versions).',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof UPDATE>} asked */
export async function update({ operand }) {
  // Loaded when it runs: a command answers --help before packages are installed.
  const { verifyArtefact } = await import('../artefact/verify-artefact.mjs');
  const { checkVersion } = await import('../update/check-version.mjs');
  const { installation } = await import('../update/installation.mjs');
  const { unpackArtefact } = await import('../update/unpack-artefact.mjs');
  const { changeVersion } = await import('../update/change-version.mjs');
  const installed = installation();
  const file = resolve(operand);
  const { name, version, sha256 } = await step(`Verifying ${basename(file)}`, () =>
    verifyArtefact(file, trustedKeys(installed.root)),
  );
  checkVersion(version, versionOf(installed.root));
  const unpacked = await step('Unpacking it', () => unpackArtefact({ file, name, sha256, home: installed.home }));
  try {
    await changeVersion(installed, unpacked.root);
  } catch (error) {
    if (unpacked.isNew) rmSync(unpacked.root, { recursive: true });
    throw error;
  }
  console.log(`\nThe site is Soteria ${version}. \`soteria rollback\` takes it back to ${versionOf(installed.root)}.`);
}

/** @param {string} root */
function trustedKeys(root) {
  const file = join(root, 'release-keys.pem');
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StepError(`There is no ${file}: this site trusts nobody's updates. Unpack Soteria once more.`, { cause });
  }
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? undefined : 'there is no such file.';
}
