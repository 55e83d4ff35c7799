import type { Command } from 'commander';
import * as v from 'valibot';
import { durationArgument } from '../arguments.ts';
import type { Tool } from '../tool.ts';

const Answer = v.object({ url: v.string(), until: v.string() });
const TWO_HOURS = 7_200;

export function previewVerb(program: Command, { print, client }: Tool): void {
  program
    .command('preview <section> <version>')
    .description('Makes a link that shows one release, for a time, to whoever holds it.')
    .option('--for <time>', 'how long: 30m, 2h, 7d at most (default: 2h)', durationArgument, TWO_HOURS)
    .action(async (section: string, version: string, { for: seconds }: { for: number }) => {
      const path = `/${encodeURIComponent(section)}/preview`;
      const json = { version, seconds };
      const { url, until } = await (await client()).call({ method: 'POST', path, json, schema: Answer });
      print(`${url}\nIt works until ${until}.`);
    });
}
