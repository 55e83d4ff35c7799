import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import { ReleaseExists } from '../table/release-error.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseStore } from './release-store.ts';

/** The release files in `<root>/<section>/<version>/`. */
export function releaseFolders(root: string): Pick<ReleaseStore, 'fetch' | 'folder' | 'has' | 'remove' | 'publish'> {
  const folder = ({ section, version }: ReleaseFolder) => join(root, section, version);
  return {
    folder,
    fetch: async (release) => folder(release),
    has: (release) => exists(folder(release)),
    remove: (release) => rm(folder(release), { recursive: true, force: true }),
    async publish(release, from) {
      await mkdir(join(root, release.section), { recursive: true });
      const draft = join(root, `.draft-${randomUUID()}`);
      try {
        await cp(from, draft, { recursive: true, errorOnExist: true });
        await moveIntoPlace(draft, folder(release), releaseName(release.section, release.version));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
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

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** All releases whose files are in a folder. */
export async function releasesIn(root: string): Promise<readonly ReleaseFolder[]> {
  const folders = async (path: string) => {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  };
  const lists = (await folders(root)).map(async (section) =>
    (await folders(join(root, section))).map((version) => ({ section, version })),
  );
  return (await Promise.all(lists)).flat();
}
