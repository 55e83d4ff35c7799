import { releaseName } from 'shared/contract';
import type { OpenedStore } from '../../store/open-store.ts';
import { type Identity, mayRelease } from '../../store/teams/team.ts';
import type { ChangeForm } from './change-form.ts';
import { RequestRefused } from '../../http/request-refused.ts';
import { ReleaseError } from '../../table/release-error.ts';
import { applyAction, sectionState } from './team-action.ts';

export interface MakeChangeOptions {
  readonly releases: OpenedStore;
  readonly now: () => Date;
}

/**
 * Applies a confirmed change and returns a sentence about it. Throws {@link ForeignSection},
 * and {@link ReleaseError} when the section changed meanwhile. Refusals are audited.
 */
export async function makeChange(
  form: ChangeForm,
  identity: Identity,
  { releases, now }: MakeChangeOptions,
): Promise<string> {
  const { action, section, version, state, note } = form;
  const change = { who: identity.team, action, section, version, ...(note === '' ? {} : { note }) };
  if (!mayRelease(identity, section)) {
    const refusal = new ForeignSection(section);
    await releases.audit.append({ ...change, at: now().toISOString(), outcome: 'refused', note: refusal.message });
    throw refusal;
  }
  await releases.changes.change(change, (table) => {
    // Runs inside the compare-and-swap, so the check and the change are atomic.
    if (sectionState(table, section) !== state) throw outdated(section);
    const why = note === '' ? `by the team ${identity.team}` : `${note} (${identity.team})`;
    return applyAction(action, { table, section, now: now(), why });
  });
  return `${DONE[action]} ${releaseName(section, version)}.`;
}

const DONE = {
  promote: 'Promoted',
  pause: 'Paused the rollout of',
  resume: 'Resumed the rollout of',
  abort: 'Aborted the rollout of',
  rollback: 'Rolled back',
};

/** Refuses a team's change to another team's section. */
export class ForeignSection extends RequestRefused {
  constructor(section: string) {
    super(
      403,
      `Your team does not release ${section}, so nothing was changed. Ask the team that does, or the operator.`,
    );
  }
}

/** Refuses a change to a state that somebody else, the judge or the plan changed meanwhile. */
export function outdated(section: string): ReleaseError {
  return new ReleaseError(
    `The releases of ${section} are not as you have seen them any more, so nothing was changed. Look again, then decide.`,
  );
}
