import type { Command } from 'commander';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { AuditEntry, AuditKey } from '../../store/audit/audit-log.ts';
import { StatusAnswer } from '../answers.ts';
import { countArgument } from '../arguments.ts';
import { statusTable, table } from '../table.ts';
import type { Tool } from '../tool.ts';

const HistoryAnswer = v.object({ entries: v.array(AuditEntry), next: v.optional(AuditKey) });

interface Options {
  readonly section?: string;
  readonly limit: number;
  readonly before?: string;
  readonly json?: boolean;
}

export function historyVerb(program: Command, { print, client }: Tool): void {
  program
    .command('history')
    .description('Who did what to which release, and what was refused; the latest first.')
    .option('--section <section>', 'only this one')
    .option('--limit <count>', 'how many entries at most', countArgument, 20)
    .option('--before <key>', 'only entries before those of a page, which ends with its key')
    .option('--json', 'for programs')
    .action(async ({ section, limit, before, json = false }: Options) => {
      const query = new URLSearchParams({ limit: String(limit) });
      if (section !== undefined) query.set('section', section);
      if (before !== undefined) query.set('before', before);
      const history = await (await client()).call({ path: `/history?${query}`, schema: HistoryAnswer });
      if (json) return print(JSON.stringify(history, null, 2));
      print(historyTable(history.entries));
      if (history.next !== undefined) print(`Older entries: --before ${history.next}`);
    });
}

function historyTable(entries: readonly AuditEntry[]): string {
  if (entries.length === 0) return 'Nothing has happened yet.';
  const rows = entries.map(({ at, who, action, outcome, from, to, note = '', ...release }) => [
    at,
    who,
    action,
    nameOf(release),
    outcome === 'refused' ? 'refused' : changeOf(from, to),
    note,
  ]);
  return table(['at', 'who', 'action', 'release', 'outcome', 'note'], rows);
}

function nameOf({ section, version }: Pick<AuditEntry, 'section' | 'version'>): string {
  return section !== undefined && version !== undefined ? releaseName(section, version) : (section ?? '');
}

function changeOf(from: string | undefined, to: string | undefined): string {
  return to === undefined || from === to ? 'done' : `${from} → ${to}`;
}

export function statusVerb(program: Command, { print, client }: Tool): void {
  program
    .command('status')
    .description('Lists every section, its releases and their shares.')
    .option('--section <section>', 'only this one')
    .option('--json', 'for programs')
    .action(async ({ section, json = false }: Pick<Options, 'section' | 'json'>) => {
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
