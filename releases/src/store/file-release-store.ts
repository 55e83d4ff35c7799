import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { TableRefused } from '../table/release-error.ts';
import { EMPTY_TABLE } from '../table/release-table.ts';
import { EARLIER_FILE, unsealEarlier } from './earlier-table.ts';
import { readText, withFileLock, writeWhole } from './files/text-files.ts';
import { releaseFolders } from './release-folders.ts';
import type { ReleaseStore, Revision } from './release-store.ts';
import { seal, unseal } from './sealed-table.ts';

const WATCH_INTERVAL_MS = 250;

export interface FileReleaseStoreOptions {
  /** Several processes and machines may share this folder. */
  readonly root: string;
  /** All edges of the site share it, see {@link seal}. */
  readonly sealKey: Buffer;
  /** Serial of the latest known table; an older one is refused. */
  readonly seen?: number;
}

/** The store on a file system. */
export function fileReleaseStore({ root, sealKey, seen = 0 }: FileReleaseStoreOptions): ReleaseStore {
  const file = join(root, 'release-table.json');
  let latest = seen;

  async function stored(): Promise<string> {
    const text = await readText(file);
    if (text !== '') return text;
    const earlier = await readText(join(root, EARLIER_FILE));
    return earlier === '' ? '' : seal(unsealEarlier(earlier, sealKey), sealKey);
  }

  /** Refuses a table that is older than one seen before. */
  function accept(text: string): Revision {
    const revision = parse(text, sealKey);
    if (revision.serial < latest) throw new TableRefused(staleness(revision.serial, latest));
    latest = revision.serial;
    return revision;
  }

  return {
    ...releaseFolders(root),
    read: async () => accept(await stored()),

    compareAndSwap: (revision, next) =>
      withFileLock(file, async (held) => {
        const present = accept(await stored());
        if (present.revision !== revision) return null;
        const text = seal({ serial: present.serial + 1, table: next }, sealKey);
        return (await writeWhole(file, text, held)) ? accept(text) : null;
      }),

    watch(onChange) {
      // Polls, because file system events do not reach other machines.
      watchFile(file, { interval: WATCH_INTERVAL_MS, persistent: false }, onChange);
      return () => unwatchFile(file, onChange);
    },
  };
}

function parse(text: string, key: Buffer): Revision {
  const { serial, table } = text === '' ? { serial: 0, table: EMPTY_TABLE } : unseal(text, key);
  return { revision: revisionOf(text), serial, table };
}

function staleness(serial: number, latest: number): string {
  return (
    `The stored release table is number ${serial}, but number ${latest} was in force already: an old one was put back ` +
    `in place. Restore the newer one, or restore the whole data folder of one time.`
  );
}

/** A hash of the content, as in an ETag. */
function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
