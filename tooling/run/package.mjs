import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flag, text } from '../../operations/src/command-line/options.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { step, StepError } from '../../operations/src/process/step.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { checkMachine } from './machine/check-machine.mjs';
import { ensurePackages } from './machine/ensure-packages.mjs';

const DESCRIPTION = {
  command: 'npm run package',
  about: 'Makes soteria-<version>-linux-x64.tar.gz: the built site, which runs with Node alone (docs/operations.md).',
  options: {
    out: text({ value: 'folder', about: 'to write into', usual: 'dist' }),
    unsigned: flag('without a signature, to try it; `bin/soteria update` takes no such artefact'),
  },
  more:
    'Setting: RELEASE_SIGNING_KEY, the private key or its file. Without one, the first run makes it in ~/.config/soteria, and ' +
    'writes its public part into release-keys.pem.',
};

/** @param {import('../../operations/src/command-line/read-arguments.mjs').Asked<typeof DESCRIPTION>} asked */
async function main({ options: { out, unsigned } }) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new StepError(
      `An artefact has native code for linux-x64, and this is ${process.platform}-${process.arch}. Make it on such a machine.`,
    );
  checkMachine();
  await step('Installing packages', ensurePackages);
  // Loaded when it runs: `npm run` installs its packages first.
  const { makeArtefact, packageVersion } = await import('./package/make-artefact.mjs');
  const { releaseKey } = await import('./package/release-key.mjs');
  const { sourceCommit } = await import('./package/source-commit.mjs');
  const source = { version: packageVersion(), ...(await sourceCommit()) };
  if (source.isModified) console.warn('⚠ Files here differ from the last commit: nobody can make these bytes again.');
  const keysFile = join(ROOT, 'release-keys.pem');
  const signing = unsigned ? null : releaseKey({ given: process.env.RELEASE_SIGNING_KEY || undefined, keysFile });
  if (signing?.made)
    console.log(
      `\nThe key that signs this project's artefacts was made: ${signing.made}. Store a copy elsewhere, and commit ` +
        'release-keys.pem, its public part: sites take updates that this key has signed.\n',
    );
  const keys = signing ? readFileSync(keysFile, 'utf8') : '';
  const made = await makeArtefact(source, { out: resolve(ROOT, out || 'dist'), key: signing?.key ?? null, keys });
  const mebibytes = (/** @type {number} */ bytes) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(`\n${made.file}: ${mebibytes(made.size)}, unpacked ${mebibytes(made.unpacked)} in ${made.files} files`);
  console.log(`SHA-256 ${made.sha256}${signing ? `, signed by ${signing.id}` : ', not signed'}`);
}

runCommand(DESCRIPTION, main);
