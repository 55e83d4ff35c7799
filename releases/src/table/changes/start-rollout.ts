import { releaseName } from 'shared/contract';
import type { Plan, ReleaseDocument, ReleaseEntry } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';
import { inState, moved, releasesOf, withReleases } from './section-releases.ts';

export interface Rollout {
  readonly section: string;
  readonly version: string;
  /** Shares of visitors, 0 to 100, ascending: the first at once, each further one `every` seconds later. */
  readonly steps: readonly number[];
  /** Seconds between steps. */
  readonly every: number;
  /** Name of the rollout if one begins; one in progress keeps its own, and with it its visitors. */
  readonly id: string;
}

/**
 * Gives a release a share of the visitors, or changes its share. A rollout that was paused goes on: of the steps, those
 * that it has taken already are left out.
 */
export function startRollout(document: ReleaseDocument, rollout: Rollout, now: Date): ReleaseDocument {
  const releases = releasesOf(document, rollout.section);
  refuse(releases, rollout);
  const [share = 0, ...later] = stepsToTake(releases, rollout);
  return withReleases(
    document,
    rollout.section,
    releases.map((release) => {
      if (release.metadata.version === rollout.version)
        return candidate(release, share, rollout.id, planOf(later, rollout.every, now), now);
      return release.deployment.default ? moved(release, 'stable', 100 - share, now) : release;
    }),
  );
}

function stepsToTake(releases: readonly ReleaseEntry[], { steps }: Rollout): readonly number[] {
  const taken = inState(releases, 'candidate')?.deployment.traffic ?? 0;
  const left = steps.filter((step) => step >= taken);
  return steps.length === 1 || left.length === 0 ? steps.slice(-1) : left;
}

function planOf(steps: readonly number[], every: number, now: Date): Plan | undefined {
  if (steps.length === 0) return undefined;
  return { steps: [...steps], every, next: new Date(now.getTime() + every * 1_000).toISOString() };
}

function candidate(release: ReleaseEntry, share: number, id: string, plan: Plan | undefined, now: Date): ReleaseEntry {
  const rollout = release.extras.state === 'candidate' ? release.extras.rollout : id;
  const { plan: _plan, paused: _paused, ...next } = moved(release, 'candidate', share, now).extras;
  return {
    ...release,
    extras: { ...next, rollout: rollout ?? id, ...(plan ? { plan } : {}) },
    deployment: { traffic: share, default: false },
  };
}

function refuse(releases: readonly ReleaseEntry[], { section, version }: Rollout): void {
  const name = releaseName(section, version);
  const release = releases.find(({ metadata }) => metadata.version === version);
  if (!release) {
    const versions = releases.map(({ metadata }) => metadata.version).join(', ');
    throw new ReleaseError(`${name} is not published. Published versions: ${versions}.`);
  }
  if (release.deployment.default) throw new ReleaseError(`${name} serves already: it is the stable release.`);
  if (release.extras.state === 'quarantined')
    throw new ReleaseError(`${name} is quarantined: the judge took it back. Mend it and publish another version.`);
  const other = inState(releases, 'candidate');
  if (!other || other === release) return;
  const running = releaseName(section, other.metadata.version);
  throw new ReleaseError(`${running} is being rolled out. Promote or abort it before another rollout of ${section}.`);
}
