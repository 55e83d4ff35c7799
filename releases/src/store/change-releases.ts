import type { AuditLog } from './audit/audit-log.ts';
import { changeDocument } from './change-document.ts';
import type { ReleaseDocument } from '../table/release-table.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore, Revision } from './release-store.ts';

interface Change {
  /** The team, `judge`, `plan`. */
  readonly who: string;
  /** `publish`, `rollout`, `step`, `promote`, `pause`, `abort`, `rollback`, `quarantine`, `prune`. */
  readonly action: string;
  readonly section: string;
  readonly version?: string;
  /** Why, in words, for the audit log. */
  readonly note?: string;
}

/** The one door through which releases change: with an entry in the audit log for what was done, and for what was refused. */
export interface ReleaseChanges {
  /**
   * @param apply one of `changes/`: pure, may run several times; a throw of {@link ReleaseError} changes nothing
   * @returns the document as it is now
   */
  change(change: Change, apply: (document: ReleaseDocument) => ReleaseDocument): Promise<ReleaseDocument>;
}

export interface ReleaseChangesOptions {
  readonly store: ReleaseStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

export function createReleaseChanges({ store, audit, now }: ReleaseChangesOptions): ReleaseChanges {
  return {
    async change(change, apply) {
      const at = now().toISOString();
      try {
        const { before, after } = await changeDocument(store, apply);
        if (before.document !== after.document)
          await audit.append({ ...change, at, outcome: 'done', ...moves(change.section, before, after) });
        return after.document;
      } catch (error) {
        if (error instanceof ReleaseError)
          await audit.append({ ...change, at, outcome: 'refused', note: error.message });
        throw error;
      }
    },
  };
}

function moves(section: string, before: Revision, after: Revision) {
  return { from: sharesOf(before.document, section), to: sharesOf(after.document, section), serial: after.serial };
}

/** `1.0.0 90 %, 1.1.0 10 %`. */
function sharesOf({ microFrontends }: ReleaseDocument, section: string): string {
  const serving = (microFrontends[section] ?? []).filter(
    ({ deployment }) => deployment.traffic > 0 || deployment.default,
  );
  return (
    serving.map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic} %`).join(', ') || 'nothing'
  );
}
