import { releaseName } from 'shared/contract';
import type { ReleaseChanges } from '../store/change-releases.ts';
import { pause, quarantine } from '../table/changes/end-rollout.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { RunningRollout } from './rollout-parts.ts';
import type { TellTeam } from './tell-team.ts';
import type { Verdict } from './evidence/trial.ts';

interface VerdictOptions {
  readonly changes: ReleaseChanges;
  readonly tell: TellTeam;
  readonly now: () => Date;
}

type FinalVerdict = Exclude<Verdict, { kind: 'none' }>;

/** Quarantines a failing candidate or pauses a slow one, and tells its team. Only one edge succeeds. */
export async function applyVerdict(
  { kind, why }: FinalVerdict,
  { section, candidate: version }: Pick<RunningRollout, 'section' | 'candidate'>,
  { changes, tell, now }: VerdictOptions,
): Promise<void> {
  const action = kind === 'failing' ? 'quarantine' : 'pause';
  const apply = (table: ReleaseTable) =>
    kind === 'failing'
      ? quarantine(table, { section, version }, now())
      : pauseCandidate(table, { section, version }, why);
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

/** Leaves paused releases and former candidates unchanged. */
function pauseCandidate(table: ReleaseTable, { section, version }: ReleaseFolder, why: string): ReleaseTable {
  const candidate = table.sections[section]?.find((each) => each.version === version);
  if (candidate?.state !== 'candidate' || candidate.paused !== undefined) return table;
  return pause(table, section, why);
}
