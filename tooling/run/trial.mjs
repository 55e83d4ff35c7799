import { readdirSync } from 'node:fs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { UsageError } from '../../operations/src/command-line/options.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { run, step } from '../../operations/src/process/step.mjs';

/** Each file in it exports `description` and `trial`, which throws when a bound does not hold. */
const FOLDER = new URL('trials/', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace(/\.mjs$/, ''));

/** `npm run trial -- <name>` runs one trial. */
run(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') return listTrials();
  if (name.startsWith('-'))
    throw new UsageError(`npm run trial has no option ${name}. Name a trial first: ${NAMES.join(', ')}.`);
  if (!NAMES.includes(name)) throw new UsageError(`There is no trial "${name}". Choose among ${NAMES.join(', ')}.`);
  const { description, trial } = await load(name);
  runCommand(
    { command: `npm run trial -- ${name}`, ...description },
    async (asked) => {
      await step('Installing packages', ensurePackages);
      await trial(asked);
    },
    args,
  );
});

async function listTrials() {
  console.log(
    'npm run trial -- <name> [--help]\n\nRuns that are longer than a test. Each ends with a table, and with code 0 only when every bound holds.\n',
  );
  const width = Math.max(...NAMES.map(({ length }) => length));
  for (const name of NAMES) console.log(`  ${name.padEnd(width)}  ${(await load(name)).description.about}`);
}

/**
 * @param {string} name
 * @returns {Promise<{ description: Omit<import('../../operations/src/command-line/read-arguments.mjs').Description, 'command'>, trial: (asked: unknown) => Promise<void> }>}
 */
function load(name) {
  return import(new URL(`${name}.mjs`, FOLDER).href);
}
