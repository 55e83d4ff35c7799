import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { AuditEntry } from './audit/audit-log.ts';

/** A version of the release table. `revision` is opaque and differs for different contents. */
export interface Revision {
  readonly revision: string;
  /** Grows by one with each change, which reveals an old table that was put back. */
  readonly serial: number;
  readonly table: ReleaseTable;
}

/** Stores releases and the release table. Many edges and release tools may share one store. */
export interface ReleaseStore {
  /**
   * The current table; empty before the first release.
   * Throws {@link TableRefused} when the stored one is not of this site, or is older than one seen before.
   */
  read(): Promise<Revision>;
  /**
   * Stores `next` if the table is still at `revision`; null when it is not.
   * @param entry is stored in the audit log with it
   */
  compareAndSwap(revision: string, next: ReleaseTable, entry?: AuditEntry): Promise<Revision | null>;
  /** Calls back within a second of a change by any process. Returns a function that stops. */
  watch(onChange: () => void): () => void;
  /** Copies a build into the store atomically. Throws {@link ReleaseExists} when that version exists. */
  publish(release: ReleaseFolder, from: string): Promise<void>;
  /** Whether the release's files are stored. If so, {@link ReleaseStore.tidy} leaves them alone for a day. */
  has(release: ReleaseFolder): Promise<boolean>;
  /** Deletes the release's files. */
  remove(release: ReleaseFolder): Promise<void>;
  /** Absolute path of the folder that holds the release's `browser/`, `server/` and `remote.json`. */
  folder(release: ReleaseFolder): string;
  /** Copies the release's files to this machine if they are absent. Returns the folder; its files are not verified. */
  fetch(release: ReleaseFolder): Promise<string>;
  /**
   * Deletes the files of releases that `isNamed` denies, and copies of them on this machine, one after the other. What is younger than a day
   * stays: files are stored before a table names them. Several edges may do this at once. Returns what it deleted.
   */
  tidy(isNamed: (release: ReleaseFolder) => boolean): Promise<readonly ReleaseFolder[]>;
}
