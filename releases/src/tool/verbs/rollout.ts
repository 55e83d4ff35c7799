import { type Command, Option } from 'commander';
import * as v from 'valibot';
import { StatusAnswer } from '../answers.ts';
import { durationArgument, shareArgument, stepsArgument } from '../arguments.ts';
import { statusTable } from '../table.ts';
import type { Tool } from '../tool.ts';

interface Options {
  readonly percent?: number;
  readonly steps?: readonly number[];
  readonly every?: number;
  readonly wait?: number;
  readonly whenQuiet?: string;
}

export function rolloutVerb(program: Command, { print, client }: Tool): void {
  const command = program
    .command('rollout <section> <version>')
    .description('Gives a release a share of the visitors: one share, or step by step.')
    .addOption(
      new Option('--percent <share>', 'share of visitors, 0 to 100')
        .argParser(shareArgument)
        .conflicts(['steps', 'every', 'wait', 'whenQuiet']),
    )
    .addOption(new Option('--steps <shares>', 'shares one after another: 1,5,25,100').argParser(stepsArgument))
    .addOption(new Option('--every <time>', 'from step to step: 30s, 10m, 2h, 1d').argParser(durationArgument))
    .addOption(
      new Option('--wait <time>', 'how long a step that is due waits for visitors, and then pauses (7d)').argParser(
        durationArgument,
      ),
    )
    .addOption(
      new Option(
        '--when-quiet <policy>',
        "without enough visitors: synthetic goes on by the site's own visits, wait waits (synthetic; wait with --wait)",
      ).choices(['wait', 'synthetic']),
    );

  command.action(async (section: string, version: string, options: Options) => {
    const { percent, steps, every } = options;
    if (percent === undefined && (steps === undefined || every === undefined))
      command.error('error: give --percent <share>, or --steps <shares> with --every <time>');
    const path = `/${encodeURIComponent(section)}/rollout`;
    const json = { version, ...options };
    print(statusTable(await (await client()).call({ method: 'POST', path, json, schema: StatusAnswer })));
  });
}

const PreviewAnswer = v.object({ url: v.string(), until: v.string() });
const TWO_HOURS = 7_200;

export function previewVerb(program: Command, { print, client }: Tool): void {
  program
    .command('preview <section> <version>')
    .description('Makes a link that shows one release, for a time, to whoever holds it.')
    .option('--for <time>', 'how long: 30m, 2h, 7d at most (default: 2h)', durationArgument, TWO_HOURS)
    .action(async (section: string, version: string, { for: seconds }: { for: number }) => {
      const path = `/${encodeURIComponent(section)}/preview`;
      const json = { version, seconds };
      const { url, until } = await (await client()).call({ method: 'POST', path, json, schema: PreviewAnswer });
      print(`${url}\nIt works until ${until}.`);
    });
}
