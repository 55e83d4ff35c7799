import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { SectionError } from '../assemble/standard-remote.ts';

/** Runs the team's own build. Throws {@link SectionError} with what it printed, its message first. */
export async function runBuild(folder: string, version: string): Promise<void> {
  const env = { ...process.env, RELEASE_VERSION: version, NODE_ENV: 'production' };
  try {
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: folder, env });
  } catch (error) {
    throw new SectionError(`The build failed.\n${printed(error)}`, { cause: error });
  }
}

/** What a failed program has said. */
function printed(error: unknown): string {
  const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
  return stripVTControlCharacters(`${stderr}\n${stdout}`).trim();
}
