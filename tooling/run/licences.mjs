import { writeFileSync } from 'node:fs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { step } from '../../operations/src/process/step.mjs';

const DESCRIPTION = {
  command: 'node tooling/run/licences.mjs',
  about: 'Writes docs/licences.md, after packages have changed.',
};

runCommand(DESCRIPTION, async () => {
  await step('Installing packages', ensurePackages);
  // Loaded after the installation, because it needs packages.
  const { licenceList } = await import('./dependencies/licence-list.mjs');
  const { LICENCES_FILE } = await import('./dependencies/licences-file.mjs');
  const { portable } = await import('./dependencies/portable.mjs');
  const { readYaml } = await import('./dependencies/read-yaml.mjs');
  const { usedLicences } = await import('./dependencies/used-licences.mjs');
  const used = await usedLicences();
  writeFileSync(LICENCES_FILE, licenceList(used.filter(portable(readYaml('pnpm-lock.yaml')))));
});
