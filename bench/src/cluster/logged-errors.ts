import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Cluster } from '../../../tooling/run/cluster/cluster.mjs';

const ERROR_LEVEL = 50;
const Entry = v.object({
  level: v.number(),
  msg: v.optional(v.string(), ''),
  err: v.optional(v.object({ message: v.string() })),
});

/** What edges logged as errors (pino, level 50 and above), each text once, with how often it came. */
export function loggedErrors({ edges, services }: Cluster): string[] {
  const counts = new Map<string, number>();
  for (const { name } of edges)
    for (const line of linesOf(services.get(name)?.log)) {
      const { msg, err } = v.parse(v.pipe(v.string(), v.parseJson(), Entry), line);
      const text = [msg, err?.message].filter(Boolean).join(': ');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  return [...counts].map(([text, count]) => `${count} × ${text}`);
}

function linesOf(log: string | undefined): string[] {
  if (log === undefined) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => Number(/^\{"level":(\d+),/.exec(line)?.[1]) >= ERROR_LEVEL);
}
