import type { Command } from 'commander';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { assemble, readJson } from '../assemble/assemble.ts';

const Package = v.object({ version: v.string() });

/** Makes a release of what the bundler wrote. */
export function assembleVerb(program: Command, print: (text: string) => void): void {
  program
    .command('assemble [build]')
    .description('Makes a release of a build: adds to it what the site must know. The usual folder is dist.')
    .option('--version <version>', 'of the release (default: RELEASE_VERSION, else the one in package.json)')
    .action(async (build: string | undefined, { version }: { version?: string }) => {
      const folder = process.cwd();
      const remote = await assemble({
        folder,
        build: resolve(build ?? 'dist'),
        version: version ?? process.env['RELEASE_VERSION'] ?? (await versionIn(folder)),
      });
      print(`${remote.name}@${remote.version} is ready to be published: ${Object.keys(remote.exposes).join(', ')}.`);
    });
}

async function versionIn(folder: string): Promise<string> {
  const hint = 'It says which version this is.';
  return (await readJson(join(folder, 'package.json'), { schema: Package, hint })).version;
}
