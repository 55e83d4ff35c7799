import { CommanderError } from 'commander';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDataDir } from '../config.ts';
import { createLogger } from '../logger.ts';
import { fileReleaseStore } from '../releases/file-release-store.ts';
import { ReleaseError, ReleaseExists } from '../releases/release-error.ts';
import { releaseProgram } from './release-program.ts';

/** Beside 0: refused or failed, not understood, already published. */
const EXIT = { failed: 1, misunderstood: 2, exists: 3 };

const store = fileReleaseStore(join(readDataDir(process.env), 'releases'));
const program = releaseProgram({
  store,
  workerFile: join(dirname(fileURLToPath(import.meta.url)), 'render-worker.mjs'),
  // What is printed may be read by a program.
  log: createLogger('warn', process.stderr),
  print: (text) => console.log(text),
  now: () => new Date(),
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  // The parser has already said what it did not understand.
  if (!(error instanceof CommanderError)) console.error(error instanceof ReleaseError ? error.message : error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.misunderstood;
  return error instanceof ReleaseExists ? EXIT.exists : EXIT.failed;
}
