import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { AuditLog } from './audit/audit-log.ts';
import { EARLIER_FILE, unsealEarlier } from './earlier-table.ts';
import { readText, withFileLock, writeWhole } from './files/text-files.ts';
import { releaseFolders } from './release-files/release-folders.ts';
import type { ReleaseStore } from './release-store.ts';
import { createRevisions } from './revisions.ts';
import { seal } from './sealed-table.ts';

const WATCH_INTERVAL_MS = 250;

export interface FileReleaseStoreOptions {
  /** Several processes and machines may share this folder. */
  readonly root: string;
  /** All edges of the site share it, see {@link seal}. */
  readonly sealKey: Buffer;
  /** Serial of the latest known table; an older one is refused. */
  readonly seen?: number;
  /** Gets the entries of changes. */
  readonly audit?: AuditLog;
}

/** The store on a file system. */
export function fileReleaseStore({ root, sealKey, seen, audit }: FileReleaseStoreOptions): ReleaseStore {
  const file = join(root, 'release-table.json');
  const { read, accept } = createRevisions(sealKey, seen);

  async function stored(): Promise<string> {
    const text = await readText(file);
    if (text !== '') return text;
    const earlier = await readText(join(root, EARLIER_FILE));
    return earlier === '' ? '' : seal(unsealEarlier(earlier, sealKey), sealKey);
  }

  return {
    ...releaseFolders(root),
    read: () => read(stored),

    async compareAndSwap(revision, next, entry) {
      const after = await withFileLock(file, async (held) => {
        const present = await read(stored);
        if (present.revision !== revision) return null;
        const text = seal({ serial: present.serial + 1, table: next }, sealKey);
        return (await writeWhole(file, text, held)) ? accept(text) : null;
      });
      if (after && entry) await audit?.append(entry);
      return after;
    },

    watch(onChange) {
      // Polls, because file system events do not reach other machines.
      watchFile(file, { interval: WATCH_INTERVAL_MS, persistent: false }, onChange);
      return () => unwatchFile(file, onChange);
    },
  };
}
