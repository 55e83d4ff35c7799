import { releaseName } from 'shared/contract';
import type { ReleaseDocument, ReleaseEntry } from '../release-document.ts';
import { ReleaseError } from '../release-error.ts';
import { inState, moved, releasesOf, withReleases } from './section-releases.ts';

export interface Rollout {
  readonly section: string;
  readonly version: string;
  /** Share of visitors, 0 to 100. */
  readonly percent: number;
  /** Name of the rollout if one begins; one in progress keeps its own, and with it its visitors. */
  readonly id: string;
}

/** Gives a release a share of the visitors, or changes its share. */
export function startRollout(document: ReleaseDocument, rollout: Rollout, now: Date): ReleaseDocument {
  const { section, version, percent, id } = rollout;
  const releases = releasesOf(document, section);
  refuse(releases, rollout);
  return withReleases(
    document,
    section,
    releases.map((release) => {
      if (release.metadata.version === version) return candidate(release, percent, id, now);
      return release.deployment.default ? moved(release, 'stable', 100 - percent, now) : release;
    }),
  );
}

function candidate(release: ReleaseEntry, percent: number, id: string, now: Date): ReleaseEntry {
  const running = release.extras.state === 'candidate';
  const next = moved(release, 'candidate', percent, now);
  return running ? next : { ...next, extras: { ...next.extras, rollout: id } };
}

function refuse(releases: readonly ReleaseEntry[], { section, version }: Rollout): void {
  const name = releaseName(section, version);
  const release = releases.find(({ metadata }) => metadata.version === version);
  if (!release) {
    const versions = releases.map(({ metadata }) => metadata.version).join(', ');
    throw new ReleaseError(`${name} is not published. Published versions: ${versions}.`);
  }
  if (release.deployment.default) throw new ReleaseError(`${name} serves already: it is the stable release.`);
  const other = inState(releases, 'candidate');
  if (!other || other === release) return;
  const running = releaseName(section, other.metadata.version);
  throw new ReleaseError(`${running} is being rolled out. Promote or abort it before another rollout of ${section}.`);
}
