import * as v from 'valibot';
import { TEAM_ACTIONS } from './team-action.ts';

const entries = {
  action: v.picklist(TEAM_ACTIONS),
  section: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  version: v.pipe(v.string(), v.maxLength(100)),
};

/** The query of a section's button. */
export const ChangeQuestion = v.object(entries);
export type ChangeQuestion = v.InferOutput<typeof ChangeQuestion>;

/** The form of a confirmation. */
export const ChangeForm = v.object({
  ...entries,
  /** The state that the team saw, see {@link sectionState}. */
  state: v.string(),
  /** The team's reason. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});
export type ChangeForm = v.InferOutput<typeof ChangeForm>;
