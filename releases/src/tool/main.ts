import { CommanderError } from 'commander';
import { ReleaseError } from '../table/release-error.ts';
import { SiteRefused } from './release-client.ts';
import { releaseProgram } from './release-program.ts';

/** Shows progress in percent on a terminal. Files and pipes get nothing. */
export function showProgress(stream: NodeJS.WriteStream): (share: number) => void {
  if (!stream.isTTY) return () => undefined;
  return (share) => void stream.write(`\rUploading … ${Math.floor(share * 100)} %${share === 1 ? '\n' : ''}`);
}

/** Exit codes besides 0: refused or failed, invalid arguments, already published. */
const EXIT = { failed: 1, misunderstood: 2, exists: 3 };

const program = releaseProgram({
  environment: process.env,
  print: (text) => console.log(text),
  tell: (text) => void process.stderr.write(text),
  progress: showProgress(process.stderr),
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  // The parser itself prints what it did not understand.
  if (!(error instanceof CommanderError)) console.error(error instanceof ReleaseError ? error.message : error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.misunderstood;
  return error instanceof SiteRefused && error.code === 'exists' ? EXIT.exists : EXIT.failed;
}
