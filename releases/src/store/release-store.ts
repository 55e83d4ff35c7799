import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';

/** A state of the release table. `revision` is opaque, and another one for every other content. */
export interface Revision {
  readonly revision: string;
  /** Grows by one with each change: an old document put back in place is found out by it. */
  readonly serial: number;
  readonly table: ReleaseTable;
}

/** Where releases and the release table live. Any number of edges and release tools share one store. */
export interface ReleaseStore {
  /**
   * The present document; an empty one before the first release. Throws {@link TableRefused} when what is stored is not
   * a document of this site, or an older one than was seen before.
   */
  read(): Promise<Revision>;
  /** Stores `next` if the document still is at `revision`; null when it was not. */
  compareAndSwap(revision: string, next: ReleaseTable): Promise<Revision | null>;
  /** Calls back within a second of a change, by whichever process. Returns the way to stop. */
  watch(onChange: () => void): () => void;
  /** Copies a built release in, whole or not at all. Throws {@link ReleaseExists} when that version is there. */
  publish(release: ReleaseFolder, from: string): Promise<void>;
  has(release: ReleaseFolder): Promise<boolean>;
  /** Its files are gone afterwards. */
  remove(release: ReleaseFolder): Promise<void>;
  /** Absolute path of the folder that holds the release's `browser/`, `server/` and `remote.json`. */
  folder(release: ReleaseFolder): string;
}
