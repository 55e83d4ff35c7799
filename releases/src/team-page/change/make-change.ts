import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { rolloutNote } from '../../api/release-actions.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import { type Identity, mayRelease } from '../../store/teams/team.ts';
import { RequestRefused } from '../../http/request-refused.ts';
import { ReleaseError } from '../../table/release-error.ts';
import { readPlan, type RolloutPlan } from './rollout-plan.ts';
import { applyAction, sectionState, TEAM_ACTIONS } from './team-action.ts';

const Typed = v.optional(v.pipe(v.string(), v.maxLength(1_000)), '');

/** The query of a release's button: which change of which release. */
export const ReleaseQuestion = v.object({
  section: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  version: v.pipe(v.string(), v.maxLength(100)),
});
export type ReleaseQuestion = v.InferOutput<typeof ReleaseQuestion>;

/** The query of a confirmation. Only a rollout has a plan. */
export const ChangeQuestion = v.object({
  ...ReleaseQuestion.entries,
  action: v.picklist(TEAM_ACTIONS),
  steps: Typed,
  every: Typed,
  wait: Typed,
});
export type ChangeQuestion = v.InferOutput<typeof ChangeQuestion>;

/** The form of a confirmation. */
export const ChangeForm = v.object({
  ...ChangeQuestion.entries,
  /** The state that the team saw, see {@link sectionState}. */
  state: v.string(),
  /** The team's reason. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});
export type ChangeForm = v.InferOutput<typeof ChangeForm>;

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
  await refuseForeign({ action, section, version }, identity, { releases, now });
  const plan = planOf(form);
  const notes = [plan ? rolloutNote(plan) : '', note].filter((text) => text !== '').join(': ');
  const change = { who: identity.team, action, section, version, ...(notes === '' ? {} : { note: notes }) };
  await releases.changes.change(change, (table) => {
    // Runs inside the compare-and-swap, so the check and the change are atomic.
    if (sectionState(table, section) !== state) throw outdated(section);
    const why = note === '' ? `by the team ${identity.team}` : `${note} (${identity.team})`;
    return applyAction(action, { table, section, version, plan, now: now(), why });
  });
  return `${DONE[action]} ${releaseName(section, version)}.`;
}

/** The plan of a rollout; undefined for other actions. */
function planOf(form: ChangeForm): RolloutPlan | undefined {
  if (form.action !== 'rollout') return undefined;
  const read = readPlan(form);
  if (!read.ok) throw new RequestRefused(400, Object.values(read.faults).join(' '));
  return read.plan;
}

interface TeamCall extends ReleaseQuestion {
  /** The name in the audit log. */
  readonly action: string;
}

/** Refuses what another team releases, and audits that. Throws {@link ForeignSection}. */
export async function refuseForeign(
  call: TeamCall,
  identity: Identity,
  { releases, now }: { readonly releases: Pick<OpenedStore, 'audit'>; readonly now: () => Date },
): Promise<void> {
  if (mayRelease(identity, call.section)) return;
  const { message: note } = new ForeignSection(call.section);
  await releases.audit.append({ ...call, who: identity.team, at: now().toISOString(), outcome: 'refused', note });
  throw new ForeignSection(call.section);
}

const DONE = {
  rollout: 'Started the rollout of',
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
