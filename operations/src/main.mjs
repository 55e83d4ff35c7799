import { UsageError } from './command-line/options.mjs';
import { runCommand } from './command-line/run-command.mjs';
import { COMMANDS } from './commands/commands.mjs';
import { run } from './process/step.mjs';
import { becomeSiteUser } from './update/site-user.mjs';
import { versionOf } from './version.mjs';

const NAMES = Object.keys(COMMANDS);

/** `soteria <command>` runs one command of the table. */
run(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') return listCommands();
  if (name === '--version') return console.log(versionOf());
  if (name.startsWith('-'))
    throw new UsageError(`soteria has no option ${name}. Name a command first: ${NAMES.join(', ')}.`);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new UsageError(`There is no command "${name}". Choose among ${NAMES.join(', ')}.`);
  const { description, main, asSiteUser = false, ownArguments = false } = await load();
  const start = (/** @type {unknown} */ asked) => {
    if (asSiteUser) becomeSiteUser();
    return main(asked);
  };
  if (ownArguments) return start(args);
  runCommand({ command: `soteria ${name}`, ...description }, start, args);
});

async function listCommands() {
  console.log('soteria <command> [--help]\n\nRuns a site of Soteria on this machine, and looks after it.\n');
  const width = Math.max(...NAMES.map(({ length }) => length));
  for (const [name, load] of Object.entries(COMMANDS))
    console.log(`  ${name.padEnd(width)}  ${(await load()).description.about}`);
  console.log(`  ${'--version'.padEnd(width)}`);
}
