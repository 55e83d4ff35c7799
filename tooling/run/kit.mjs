import { ensurePackages } from './machine/ensure-packages.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { step } from '../../operations/src/process/step.mjs';

const DESCRIPTION = {
  command: 'npm run kit',
  about: 'Makes section-kit-<version>.tgz in dist: what a team needs to build a section outside this repository.',
};

runCommand(DESCRIPTION, async () => {
  await step('Installing packages', ensurePackages);
  // Loaded after the installation, because it needs packages.
  const { packKit } = await import('./kit/pack-kit.mjs');
  const file = await step('Packing the section kit', packKit);
  console.log(`\n${file}`);
});
