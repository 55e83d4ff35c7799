import type { FastifyBaseLogger } from 'fastify';
import { checkRollout } from '../gate/check-rollout.ts';
import type { Objection } from '../gate/objection.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import { isServed, isStable, type ReleaseEntry, type ReleaseTable } from '../table/release-table.ts';

export interface NextServing {
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
  readonly section: string;
  readonly before: ReleaseTable;
  readonly after: ReleaseTable;
}

/**
 * What stands against a change that gives a release more visitors. Asked again at each change: another section's release
 * may have come to serve since this one was published. A change that only takes visitors away is never refused.
 */
export async function objectionsAfter({ section, before, after, ...gate }: NextServing): Promise<readonly Objection[]> {
  const versions = newlyServing(before, after, section);
  const found = await Promise.all(versions.map((version) => checkRollout({ ...gate, section, version, table: after })));
  return found.flat();
}

function newlyServing(before: ReleaseTable, after: ReleaseTable, section: string): readonly string[] {
  const served = new Set((before.sections[section] ?? []).map(serving));
  return (after.sections[section] ?? [])
    .filter((release) => release.share > 0 && !served.has(serving(release)))
    .map(({ version }) => version);
}

function serving(release: ReleaseEntry): string {
  return JSON.stringify([release.version, isServed(release), isStable(release)]);
}
