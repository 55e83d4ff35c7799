import type { Command } from 'commander';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import { STATEMENT_FILE, writeStatement } from '../../store/signing/release-statement.ts';
import { builtRelease } from '../find-build.ts';
import { readSigningKey } from '../signing-key.ts';
import type { Tool } from '../tool.ts';

export function signVerb(program: Command, tool: Tool): void {
  program
    .command('sign <section>')
    .description('Only signs a build: its statement is put beside its files.')
    .option('--from <folder>', 'the build: a folder with remote.json, or the folder of such folders')
    .option('--version <version>', 'which build of that folder')
    .action(async (section: string, choice: { from?: string; version?: string }) => {
      const { folder, version } = await builtRelease({ section, ...choice });
      const key = await readSigningKey((await tool.access()).signingKey());
      await writeStatement(folder, { section, version }, key);
      tool.print(`${releaseName(section, version)} is signed by the key ${key.id}: ${join(folder, STATEMENT_FILE)}`);
    });
}
