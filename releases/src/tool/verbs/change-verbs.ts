import type { Command } from 'commander';
import { StatusAnswer } from '../answers.ts';
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
