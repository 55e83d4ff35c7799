import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import { ReleaseExists } from '../../table/release-error.ts';
import { isSectionName, isVersionName, type ReleaseFolder } from '../../table/names.ts';
import type { ReleaseStore } from '../release-store.ts';

/** Milliseconds after which a publication is over, or was given up. */
const UNDER_WAY_MS = 86_400_000;
const DRAFT = '.draft-';

export type ReleaseFiles = Pick<ReleaseStore, 'fetch' | 'folder' | 'has' | 'remove' | 'publish' | 'tidy'>;

/** A new name for files that are not in their place yet, or not any more. */
export function draftIn(root: string): string {
  return join(root, `${DRAFT}${randomUUID()}`);
}

/** The release files in `<root>/<section>/<version>/`. */
export function releaseFolders(root: string): ReleaseFiles {
  const folder = ({ section, version }: ReleaseFolder) => join(root, section, version);
  return {
    folder,
    fetch: async (release) => folder(release),
    has: (release) => isTouched(folder(release)),
    remove: (release) => removeWhole(root, folder(release)),
    async publish(release, from) {
      await mkdir(join(root, release.section), { recursive: true });
      const draft = draftIn(root);
      try {
        await cp(from, draft, { recursive: true, errorOnExist: true });
        await moveIntoPlace(draft, folder(release), releaseName(release.section, release.version));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async tidy(isNamed) {
      const drafts = (await namesIn(root)).filter((name) => name.startsWith(DRAFT)).map((name) => join(root, name));
      for (const draft of drafts) if (await isOld(draft)) await rm(draft, { recursive: true, force: true });
      const gone: ReleaseFolder[] = [];
      for (const release of await releasesIn(root))
        if (!isNamed(release) && (await removeOld(root, folder(release)))) gone.push(release);
      return gone;
    },
  };
}

/** `rename` fails when the target has files, so exactly one publisher of a version succeeds. */
async function moveIntoPlace(draft: string, target: string, name: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (await exists(target)) throw new ReleaseExists(name);
    throw error;
  }
}

/** Nobody sees a part of a release. */
async function removeWhole(root: string, folder: string): Promise<void> {
  if (!(await exists(folder))) return;
  const draft = draftIn(root);
  await rename(folder, draft);
  await rm(draft, { recursive: true, force: true });
}

/** Removes a folder unless it was touched within a day, even a moment ago. Returns whether it is gone. */
async function removeOld(root: string, folder: string): Promise<boolean> {
  if (!(await isOld(folder))) return false;
  const draft = draftIn(root);
  await rename(folder, draft);
  // A publication may have found the files before they were taken away.
  const isUnused = await isOld(draft);
  if (isUnused) await rm(draft, { recursive: true, force: true });
  else await rename(draft, folder);
  return isUnused;
}

/** All releases whose files are in a folder. */
export async function releasesIn(root: string): Promise<readonly ReleaseFolder[]> {
  const sections = (await namesIn(root)).filter(isSectionName);
  const releases = sections.map(async (section) => {
    const versions = (await namesIn(join(root, section))).filter(isVersionName);
    return versions.map((version) => ({ section, version }));
  });
  return (await Promise.all(releases)).flat();
}

/** The names of its folders. None when it does not exist. */
async function namesIn(folder: string): Promise<readonly string[]> {
  if (!(await exists(folder))) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function isOld(folder: string): Promise<boolean> {
  return Date.now() - (await stat(folder)).mtimeMs > UNDER_WAY_MS;
}

function isTouched(folder: string): Promise<boolean> {
  const now = new Date();
  return succeeds(utimes(folder, now, now));
}

function exists(path: string): Promise<boolean> {
  return succeeds(access(path));
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
