import { releaseName } from 'shared/contract';
import type { OpenedStore } from '../../store/open-store.ts';
import { type Identity, mayRelease } from '../../store/teams/team.ts';
import type { ChangeForm } from './change-form.ts';
import { ForeignSection, outdated } from './errors.ts';
import { applyAction, sectionState } from './team-action.ts';

export interface MakeChangeOptions {
  readonly releases: OpenedStore;
  readonly now: () => Date;
}

/**
 * Does what a team has confirmed, and says so in a sentence. Throws {@link ForeignSection}, and ReleaseError when the
 * section's releases are not those that the team has seen; either stands in the audit log.
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
    // In here, where nobody else comes between the look and the change.
    if (sectionState(table, section) !== state) throw outdated(section);
    const why = note === '' ? `by the team ${identity.team}` : `${note} (${identity.team})`;
    return applyAction(action, { table, section, now: now(), why });
  });
  return `${DONE[action]} ${releaseName(section, version)}.`;
}

const DONE = {
  promote: 'Promoted',
  pause: 'Paused the rollout of',
  abort: 'Aborted the rollout of',
  rollback: 'Rolled back',
};
