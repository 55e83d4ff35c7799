import type { ReleaseLoader } from '../releases/load-release.ts';
import type { ReleaseDocument, ReleaseEntry } from '../releases/release-document.ts';
import { routeOverlap } from '../releases/route-overlap.ts';
import { servingNeighbours } from './serving-neighbours.ts';

export interface NextServing {
  readonly loader: ReleaseLoader;
  readonly section: string;
  readonly before: ReleaseDocument;
  readonly after: ReleaseDocument;
}

/**
 * A path that two sections would claim, in words; null when there is none. Asked again at each change: the other section's
 * release may have come to serve since this one was published.
 */
export async function overlapAfter({ loader, section, before, after }: NextServing): Promise<string | null> {
  if (section === 'shell') return null;
  const others = await servingNeighbours(loader, after, section);
  for (const version of newlyServing(before, after, section)) {
    const { remote } = await loader.section(section, version);
    const overlap = routeOverlap([...others, remote]);
    if (overlap !== null) return overlap;
  }
  return null;
}

/** A change that only takes visitors away is never refused. */
function newlyServing(before: ReleaseDocument, after: ReleaseDocument, section: string): readonly string[] {
  const served = new Set((before.microFrontends[section] ?? []).map(serving));
  return (after.microFrontends[section] ?? [])
    .filter((release) => release.deployment.traffic > 0 && !served.has(serving(release)))
    .map(({ metadata }) => metadata.version);
}

function serving({ metadata, deployment }: ReleaseEntry): string {
  return JSON.stringify([metadata.version, deployment.traffic > 0, deployment.default]);
}
