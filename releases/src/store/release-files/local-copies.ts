import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseRefused } from '../../table/release-error.ts';
import type { ReleaseFolder } from '../../table/names.ts';
import { draftIn, type ReleaseFiles, releaseFolders } from './release-folders.ts';

/** Writes a release's files into an empty folder. Returns whether there are any. */
export type WriteRelease = (release: ReleaseFolder, folder: string) => Promise<boolean>;

/** Copies of releases on this machine, each made once when it is needed. @param root folder of all copies */
export function localCopies(
  root: string,
  write: WriteRelease,
): Pick<ReleaseFiles, 'fetch' | 'folder' | 'remove' | 'tidy'> {
  const here = releaseFolders(root);
  const underWay = new Map<string, Promise<void>>();

  async function copyHere(release: ReleaseFolder): Promise<void> {
    const draft = draftIn(root);
    try {
      if (await write(release, draft)) await moveIntoPlace(draft, here.folder(release));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    folder: here.folder,
    remove: here.remove,
    tidy: here.tidy,
    async fetch(release) {
      const target = here.folder(release);
      if (await here.has(release)) return target;
      const copying = underWay.get(target) ?? copyHere(release).finally(() => underWay.delete(target));
      underWay.set(target, copying);
      await copying;
      return target;
    },
  };
}

/** Who can write the database writes no file elsewhere. */
export async function writeInside(folder: string, path: string, content: Buffer): Promise<void> {
  const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || /[\\\0]/.test(path)) throw new ReleaseRefused(`"${path}" leads out of a release's folder.`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx', flush: true });
}

/** Does nothing when another edge on this disk was quicker. */
async function moveIntoPlace(draft: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target).catch(async (error: unknown) => {
    await readdir(target).catch(() => Promise.reject(error));
  });
}
