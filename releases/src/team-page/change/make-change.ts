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
  abort: 'Aborted the rollout of',
  rollback: 'Rolled back',
};
