import { releaseName } from 'shared/contract';
import type { ReleaseChanges } from '../store/change-releases.ts';
import { pause, quarantine } from '../table/changes/end-rollout.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { RunningRollout } from './rollouts-of.ts';
import type { TellTeam } from './tell-team.ts';
import type { Verdict } from './trial.ts';

interface Court {
  readonly changes: ReleaseChanges;
  readonly tell: TellTeam;
  readonly now: () => Date;
}

type Sentence = Exclude<Verdict, { kind: 'none' }>;

/** Halts a candidate that fails, pauses one that is slow, and tells its team. Of several edges one does it. */
export async function carryOut(
  { kind, why }: Sentence,
  { section, candidate: version }: RunningRollout,
  { changes, tell, now }: Court,
): Promise<void> {
  const action = kind === 'failing' ? 'quarantine' : 'pause';
  const apply = (table: ReleaseTable) =>
    kind === 'failing' ? quarantine(table, { section, version }, now()) : paused(table, section, version, why);
  let changed = false;
  await changes.change({ who: 'judge', action, section, version, note: why }, (table) => {
    const next = apply(table);
    changed = next !== table;
    return next;
  });
  const release = releaseName(section, version);
  const text =
    kind === 'failing'
      ? `The judge has taken ${release} back: ${why}. Everybody gets the stable release.`
      : `The judge has paused the rollout of ${release}: ${why}. It stays at its share until you decide.`;
  if (changed) tell({ text, section, version, action, why, at: now().toISOString() });
}

/** A candidate that is paused, or is none any more, stays as it is: somebody was quicker than the judge. */
function paused(table: ReleaseTable, section: string, version: string, why: string): ReleaseTable {
  const candidate = table.sections[section]?.find((each) => each.version === version);
  if (candidate?.state !== 'candidate' || candidate.paused !== undefined) return table;
  return pause(table, section, why);
}
