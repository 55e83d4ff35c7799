import { type Command, Option } from 'commander';
import { StatusAnswer } from '../answers.ts';
import { durationArgument, shareArgument, stepsArgument } from '../arguments.ts';
import { statusTable } from '../table.ts';
import type { Tool } from '../tool.ts';

interface Options {
  readonly percent?: number;
  readonly steps?: readonly number[];
  readonly every?: number;
  readonly wait?: number;
}

export function rolloutVerb(program: Command, { print, client }: Tool): void {
  const command = program
    .command('rollout <section> <version>')
    .description('Gives a release a share of the visitors: one share, or step by step.')
    .addOption(
      new Option('--percent <share>', 'share of visitors, 0 to 100')
        .argParser(shareArgument)
        .conflicts(['steps', 'every', 'wait']),
    )
    .addOption(new Option('--steps <shares>', 'shares one after another: 1,5,25,100').argParser(stepsArgument))
    .addOption(new Option('--every <time>', 'from step to step: 30s, 10m, 2h, 1d').argParser(durationArgument))
    .addOption(
      new Option('--wait <time>', 'how long a step that is due waits for visitors, and then pauses (7d)').argParser(
        durationArgument,
      ),
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
