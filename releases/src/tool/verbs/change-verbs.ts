import type { Command } from 'commander';
import * as v from 'valibot';
import { StatusAnswer } from '../answers.ts';
import { countArgument } from '../arguments.ts';
import { statusTable } from '../table.ts';
import type { Tool } from '../tool.ts';

const CHANGES: Readonly<Record<string, string>> = {
  promote: 'Makes the release that is being rolled out the stable one, for everybody.',
  resume: 'Continues a paused rollout where it stopped.',
  abort: 'Ends a rollout: everybody gets the stable release again.',
  rollback: 'Undoes the latest rollout or promotion.',
};

/** `promote`, `pause`, `resume`, `abort`, `rollback`: verbs with a section as their only argument. */
export function changeVerbs(program: Command, { print, client }: Tool): void {
  const change = async (verb: string, section: string, json: object) => {
    const path = `/${encodeURIComponent(section)}/${verb}`;
    print(statusTable(await (await client()).call({ method: 'POST', path, json, schema: StatusAnswer })));
  };

  for (const [verb, description] of Object.entries(CHANGES))
    program
      .command(`${verb} <section>`)
      .description(description)
      .action((section: string) => change(verb, section, {}));

  program
    .command('pause <section>')
    .description('Keeps a rollout at its share, until somebody resumes, promotes or aborts it.')
    .option('--note <why>', 'for the others, and for the history')
    .action((section: string, { note }: { note?: string }) =>
      change('pause', section, note === undefined ? {} : { note }),
    );
}

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
