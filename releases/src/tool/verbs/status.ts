import type { Command } from 'commander';
import { StatusAnswer } from '../answers.ts';
import { statusTable } from '../table.ts';
import type { Tool } from '../tool.ts';

interface Options {
  readonly section?: string;
  readonly json?: boolean;
}

export function statusVerb(program: Command, { print, client }: Tool): void {
  program
    .command('status')
    .description('Lists every section, its releases and their shares.')
    .option('--section <section>', 'only this one')
    .option('--json', 'for programs')
    .action(async ({ section, json = false }: Options) => {
      const all = await (await client()).call({ path: '', schema: StatusAnswer });
      const status = section === undefined ? all : only(all, section);
      print(json ? JSON.stringify(status, null, 2) : statusTable(status));
    });
}

function only({ sections, unserved = [] }: StatusAnswer, section: string): StatusAnswer {
  const own = unserved.filter((release) => release.section === section);
  return {
    sections: Object.fromEntries(Object.entries(sections).filter(([name]) => name === section)),
    ...(own.length > 0 ? { unserved: own } : {}),
  };
}
