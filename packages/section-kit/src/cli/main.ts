import { CommanderError } from 'commander';
import { ReleaseError, releaseProgram } from 'releases/tool';
import { SectionError } from '../assemble/standard-remote.ts';
import { assembleVerb } from './assemble-verb.ts';
import { createVerb } from './create-verb.ts';
import { devVerb } from './dev-verb.ts';

/** Exit codes besides 0, the release tool's own: refused or failed, invalid arguments. */
const EXIT = { failed: 1, misunderstood: 2 };

const print = (text: string) => console.log(text);
const program = releaseProgram({
  environment: process.env,
  print,
  tell: (text) => void process.stderr.write(text),
  progress: () => undefined,
});
program.name('soteria').description('Builds, publishes and rolls out a section of a Soteria site.');
for (const add of [createVerb, devVerb, assembleVerb]) add(program, print);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.misunderstood;
  else {
    process.exitCode = EXIT.failed;
    const isSaid = error instanceof SectionError || error instanceof ReleaseError;
    console.error(isSaid ? error.message : error);
  }
}
