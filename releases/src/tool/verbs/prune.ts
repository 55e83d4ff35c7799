import type { Command } from 'commander';
import * as v from 'valibot';
import { countArgument } from '../arguments.ts';
import type { Tool } from '../tool.ts';

const PruneAnswer = v.object({ removed: v.array(v.string()) });

export function pruneVerb(program: Command, { print, client }: Tool): void {
  program
    .command('prune <section>')
    .description('Removes releases that are not served, and not needed for a rollback any more.')
    .option('--keep <count>', 'how many earlier stable releases stay', countArgument, 5)
    .option('--older-than <days>', 'only what has been in its state for longer', countArgument, 7)
    .action(async (section: string, { keep, olderThan }: { keep: number; olderThan: number }) => {
      const path = `/${encodeURIComponent(section)}/prune`;
      const json = { keep, olderThanDays: olderThan };
      const { removed } = await (await client()).call({ method: 'POST', path, json, schema: PruneAnswer });
      print(removed.length === 0 ? `Nothing of ${section} is to be removed.` : `Removed: ${removed.join(', ')}`);
    });
}
