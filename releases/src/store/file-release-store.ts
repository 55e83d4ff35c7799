import { createHash, randomUUID } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import { EARLIER_FILE, unsealEarlier } from './earlier-table.ts';
import { readText, writeWhole } from './files/whole-files.ts';
import { withFileLock } from './files/with-file-lock.ts';
import { EMPTY_TABLE } from '../table/release-table.ts';
import { ReleaseExists, TableRefused } from '../table/release-error.ts';
import type { ReleaseFolder, ReleaseStore, Revision } from './release-store.ts';
import { seal, unseal } from './sealed-table.ts';

const WATCH_INTERVAL_MS = 250;

export interface FileReleaseStoreOptions {
  /** Folder that several processes and machines may share. */
  readonly root: string;
  /** Of this site's edges, see {@link seal}. */
  readonly sealKey: Buffer;
  /** Serial of the last table that is known to have been in force; an older one is refused. */
  readonly seen?: number;
}

/** The store on a file system. */
export function fileReleaseStore({ root, sealKey, seen = 0 }: FileReleaseStoreOptions): ReleaseStore {
  const file = join(root, 'release-table.json');
  const folder = ({ section, version }: ReleaseFolder) => join(root, section, version);
  let latest = seen;

  async function stored(): Promise<string> {
    const text = await readText(file);
    if (text !== '') return text;
    const earlier = await readText(join(root, EARLIER_FILE));
    return earlier === '' ? '' : seal(unsealEarlier(earlier, sealKey), sealKey);
  }

  /** Once a table was in force, no older one is. */
  function accept(text: string): Revision {
    const revision = parse(text, sealKey);
    if (revision.serial < latest) throw new TableRefused(staleness(revision.serial, latest));
    latest = revision.serial;
    return revision;
  }

  return {
    folder,
    read: async () => accept(await stored()),
    has: (release) => exists(folder(release)),
    remove: (release) => rm(folder(release), { recursive: true, force: true }),

    compareAndSwap: (revision, next) =>
      withFileLock(file, async (held) => {
        const present = accept(await stored());
        if (present.revision !== revision) return null;
        const text = seal({ serial: present.serial + 1, table: next }, sealKey);
        return (await writeWhole(file, text, held)) ? accept(text) : null;
      }),

    watch(onChange) {
      // Polled: events of the file system do not cross machines.
      watchFile(file, { interval: WATCH_INTERVAL_MS, persistent: false }, onChange);
      return () => unwatchFile(file, onChange);
    },

    async publish(release, from) {
      const target = folder(release);
      await mkdir(join(root, release.section), { recursive: true });
      const draft = join(root, `.draft-${randomUUID()}`);
      try {
        await cp(from, draft, { recursive: true, errorOnExist: true });
        await moveIntoPlace(draft, target, releaseName(release.section, release.version));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** `rename` of a folder fails on one that is not empty: of two publishers of one version, exactly one wins. */
async function moveIntoPlace(draft: string, target: string, name: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (await exists(target)) throw new ReleaseExists(name);
    throw error;
  }
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

/** By content, as an ETag. */
function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
