import { ReleaseError } from '../release-error.ts';
import { isStable, type ReleaseEntry, type ReleaseState, type ReleaseTable } from '../release-table.ts';

/** A section's releases. Throws {@link ReleaseError} when it has none. */
export function releasesOf({ sections }: ReleaseTable, section: string): readonly ReleaseEntry[] {
  const releases = sections[section];
  if (releases) return releases;
  const known = Object.keys(sections).sort().join(', ') || 'none yet';
  throw new ReleaseError(`There is no release of "${section}". Sections with releases: ${known}.`);
}

export function withReleases(table: ReleaseTable, section: string, releases: readonly ReleaseEntry[]): ReleaseTable {
  return { sections: { ...table.sections, [section]: [...releases] } };
}

/** The table with each of a section's releases changed. */
export function changeEach(
  table: ReleaseTable,
  section: string,
  change: (release: ReleaseEntry) => ReleaseEntry,
): ReleaseTable {
  return withReleases(table, section, releasesOf(table, section).map(change));
}

/** The candidate of a section. Throws {@link ReleaseError} without one. @param purpose `abort`, `promote`, … */
export function candidateIn(table: ReleaseTable, section: string, purpose: string): ReleaseEntry {
  const candidate = inState(releasesOf(table, section), 'candidate');
  if (candidate) return candidate;
  throw new ReleaseError(`No rollout of ${section} is in progress, so there is nothing to ${purpose}.`);
}

/** Releases that were stable before, latest first. A rollback goes back to them. */
export function retiredIn(releases: readonly ReleaseEntry[]): readonly ReleaseEntry[] {
  return releases.filter(({ state }) => state === 'retired').sort((a, b) => b.since.localeCompare(a.since));
}

export function inState(releases: readonly ReleaseEntry[], state: ReleaseState): ReleaseEntry | undefined {
  return releases.find((release) => release.state === state);
}

export interface Move {
  readonly state: ReleaseState;
  /** Percent. */
  readonly share: number;
  readonly now: Date;
}

/** The release in a new state since `now`. Only a candidate has further steps. */
export function moved(release: ReleaseEntry, { state, share, now }: Move): ReleaseEntry {
  const since = release.state === state ? release.since : now.toISOString();
  const { plan, paused, ...rest } = release;
  const course = { ...(plan ? { plan } : {}), ...(paused === undefined ? {} : { paused }) };
  return { ...rest, ...(state === 'candidate' ? course : {}), state, since, share };
}

/** The stable release with the rest of the visitors. @param share of the candidate, in percent */
export function stableBeside(release: ReleaseEntry, share: number, now: Date): ReleaseEntry {
  return isStable(release) ? moved(release, { state: 'stable', share: 100 - share, now }) : release;
}

/** Gives all visitors of a candidate to the stable release. @param state the candidate's new state */
export function takenBack(
  table: ReleaseTable,
  section: string,
  { candidate, state, now }: { candidate: ReleaseEntry; state: 'aborted' | 'quarantined'; now: Date },
): ReleaseTable {
  return changeEach(table, section, (release) =>
    release === candidate ? moved(release, { state, share: 0, now }) : stableBeside(release, 0, now),
  );
}
