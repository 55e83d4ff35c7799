import type { FastifyBaseLogger } from 'fastify';
import { checkRollout } from '../gate/check-rollout.ts';
import type { Objection } from '../gate/objection.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseDocument, ReleaseEntry } from '../table/release-table.ts';

export interface NextServing {
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
  readonly section: string;
  readonly before: ReleaseDocument;
  readonly after: ReleaseDocument;
}

/**
 * What stands against a change that gives a release more visitors. Asked again at each change: another section's release
 * may have come to serve since this one was published. A change that only takes visitors away is never refused.
 */
export async function objectionsAfter({ section, before, after, ...gate }: NextServing): Promise<readonly Objection[]> {
  const versions = newlyServing(before, after, section);
  const found = await Promise.all(
    versions.map((version) => checkRollout({ ...gate, section, version, document: after })),
  );
  return found.flat();
}

function newlyServing(before: ReleaseDocument, after: ReleaseDocument, section: string): readonly string[] {
  const served = new Set((before.microFrontends[section] ?? []).map(serving));
  return (after.microFrontends[section] ?? [])
    .filter((release) => release.deployment.traffic > 0 && !served.has(serving(release)))
    .map(({ metadata }) => metadata.version);
}

function serving({ metadata, deployment }: ReleaseEntry): string {
  return JSON.stringify([metadata.version, deployment.traffic > 0, deployment.default]);
}
