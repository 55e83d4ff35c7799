import { createHash, randomUUID } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { lock } from 'proper-lockfile';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { EMPTY_DOCUMENT, ReleaseDocument } from './release-document.ts';
import { ReleaseExists } from './release-error.ts';
import type { ReleaseFolder, ReleaseStore, Revision } from './release-store.ts';

const WATCH_INTERVAL_MS = 250;

/** A writer that died leaves its lock behind; after `stale` it counts for nothing, and the retries last well beyond that. */
const LOCK = { stale: 5_000, retries: { retries: 120, minTimeout: 10, maxTimeout: 100 }, realpath: false };

/** The store on a file system, which several processes and machines may share. */
export function fileReleaseStore(root: string): ReleaseStore {
  const file = join(root, 'release-document.json');
  const folder = ({ section, version }: ReleaseFolder) => join(root, section, version);

  return {
    folder,
    read: async () => parse(await readText(file)),
    has: (release) => exists(folder(release)),

    async compareAndSwap(revision, next) {
      const text = `${JSON.stringify(v.parse(ReleaseDocument, next), null, 2)}\n`;
      await mkdir(root, { recursive: true });
      let lost = false;
      const unlock = await lock(file, { ...LOCK, onCompromised: () => (lost = true) });
      try {
        if (revisionOf(await readText(file)) !== revision) return false;
        return await writeWhole(file, text, () => !lost);
      } finally {
        if (!lost) await unlock();
      }
    },

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

/** Written beside, flushed, then renamed: a reader sees the old text or the new one, also after a power cut. */
async function writeWhole(file: string, text: string, mayWrite: () => boolean): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: 'wx', flush: true });
    if (mayWrite()) await rename(draft, file);
    return mayWrite();
  } finally {
    await rm(draft, { force: true });
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function parse(text: string): Revision {
  const document = text === '' ? EMPTY_DOCUMENT : v.parse(ReleaseDocument, JSON.parse(text));
  return { revision: revisionOf(text), document };
}

/** By content, as an ETag: the neutral schema has no place for a number. */
function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
