import * as v from 'valibot';
import { TEAM_ACTIONS } from './team-action.ts';

const entries = {
  action: v.picklist(TEAM_ACTIONS),
  section: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  version: v.pipe(v.string(), v.maxLength(100)),
};

/** What a button of a section asks for. */
export const ChangeQuestion = v.object(entries);
export type ChangeQuestion = v.InferOutput<typeof ChangeQuestion>;

/** What its confirmation sends. */
export const ChangeForm = v.object({
  ...entries,
  /** The section's releases as the team has seen them. */
  state: v.string(),
  /** Why, in the team's words. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});
export type ChangeForm = v.InferOutput<typeof ChangeForm>;
