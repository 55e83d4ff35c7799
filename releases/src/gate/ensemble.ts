import type { SectionRelease } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';
import type { Candidate } from './candidate.ts';
import type { ServingReleases } from './serving-site.ts';

/** Releases that draw a document together. */
export interface Ensemble {
  readonly shell: ShellRelease;
  readonly sections: readonly SectionRelease[];
}

/** The candidate among the stable releases; null while no shell serves. */
export function withCandidate(candidate: Candidate, stable: ServingReleases): Ensemble | null {
  if (candidate.kind === 'shell') return { shell: candidate.release, sections: stable.sections };
  const { shell, sections } = withoutCandidate(candidate, stable) ?? {};
  return shell ? { shell, sections: [...(sections ?? []), candidate.release] } : null;
}

/** The same without the candidate's part: what fails here already is not the candidate's fault. */
export function withoutCandidate({ release }: Candidate, { shell, sections }: ServingReleases): Ensemble | null {
  if (!shell) return null;
  return { shell, sections: sections.filter(({ remote }) => remote.name !== release.remote.name) };
}
