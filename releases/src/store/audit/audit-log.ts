import * as v from 'valibot';
import type { ReleaseFolder } from '../../table/names.ts';

/** One action on releases, done or refused. It has no data of visitors. */
export const AuditEntry = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The team, `judge`, `plan` (a step that was due) or `edge`. */
  who: v.string(),
  /** `publish`, `rollout`, `promote`, …; for a refusal, the requested action. */
  action: v.string(),
  outcome: v.picklist(['done', 'refused']),
  section: v.optional(v.string()),
  version: v.optional(v.string()),
  /** Shares before and after: `1.0.0 90 %, 1.1.0 10 %`. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** The reason, for people. */
  note: v.optional(v.string()),
  /** Serial of the resulting release table. */
  serial: v.optional(v.number()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** Where the entries of a page end: the `next` of the page before, in digits. */
export const AuditKey = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be the `next` of another page'));

interface AuditQuery {
  /** How many entries at most. */
  readonly limit: number;
  /** Entries of this section only. Default: all. */
  readonly section?: string | undefined;
  /** Entries before this one only, see {@link AuditKey}. Default: the latest. */
  readonly before?: string | undefined;
}

/** A part of the audit log, the latest entry first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** For the page with the entries before these. Undefined when there are none. */
  readonly next?: string;
}

/** All actions on releases in order. Entries never change, and none is ever deleted. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Reads a part of the log. Its time does not depend on how long the log is. */
  page(query: AuditQuery): Promise<AuditPage>;
  /** Whether a release was ever published, also one that is pruned since. */
  wasPublished(release: ReleaseFolder): Promise<boolean>;
  /** Number of the last release table that the log knows of; 0 before the first. */
  lastSerial(): Promise<number>;
}

/** A stored entry with its place in the log. */
export interface PlacedEntry {
  readonly place: number;
  readonly entry: AuditEntry;
}

/** @param found the latest first, and one more than `limit` where there are older ones */
export function pageOf(found: readonly PlacedEntry[], limit: number): AuditPage {
  const shown = found.slice(0, limit);
  const entries = shown.map(({ entry }) => entry);
  const oldest = shown.at(-1);
  return found.length > limit && oldest ? { entries, next: String(oldest.place) } : { entries };
}

/** The whole log, the oldest entry first. Its time grows with the log. @param limit entries of each page */
export async function allEntries(audit: Pick<AuditLog, 'page'>, limit = 1_000): Promise<AuditEntry[]> {
  const latestFirst: AuditEntry[] = [];
  let before: string | undefined;
  do {
    const page = await audit.page({ limit, before });
    latestFirst.push(...page.entries);
    before = page.next;
  } while (before !== undefined);
  return latestFirst.reverse();
}
