import * as v from 'valibot';

/** One thing that was done to releases, or refused. Nothing about visitors. */
export const AuditEntry = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The team, `judge`, `plan` (a step that was due), or `edge`. */
  who: v.string(),
  /** `publish`, `rollout`, `promote`, …; what was asked for, when it was refused. */
  action: v.string(),
  outcome: v.picklist(['done', 'refused']),
  section: v.optional(v.string()),
  version: v.optional(v.string()),
  /** Who got what before and after: `1.0.0 90 %, 1.1.0 10 %`. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** Why, in words. */
  note: v.optional(v.string()),
  /** Of the release table that came of it. */
  serial: v.optional(v.number()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
