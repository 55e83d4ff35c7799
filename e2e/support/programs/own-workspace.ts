import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../site.ts';

/** A copy of some packages with all that their builds need, in which a test may write. */
export interface OwnWorkspace {
  readonly root: string;
  /** Saves a file with other words in it. Throws when the file does not have them. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Takes a folder away, as `git checkout` does. Returns what puts its files back. */
  takeAway(folder: string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

const EVERYBODYS = ['shell', 'shared', 'packages/section-kit', 'tooling', 'operations'];
const COPIED_FILES = ['package.json', 'pnpm-lock.yaml'];
const BUILDS = ['dist'];
const LEFT_BY_BUILDS = ['.cache', '.development'];

/** @param withBuilds they are copied too, and count as built from these sources */
export async function copyWorkspace(
  packages: readonly string[],
  { withBuilds = false }: { readonly withBuilds?: boolean } = {},
): Promise<OwnWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'soteria-workspace-'));
  // The links in a package's node_modules stay as they are: `shared` leads to the copy beside it.
  const left = [...LEFT_BY_BUILDS, ...(withBuilds ? [] : BUILDS)];
  const filter = (path: string) => !left.includes(basename(path));
  for (const name of [...packages, ...EVERYBODYS, ...COPIED_FILES]) {
    await cp(join(ROOT, name), join(root, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    async change(file, from, to) {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(path, text.replaceAll(from, to));
    },
    async takeAway(folder) {
      const [place, away] = [join(root, folder), join(root, 'taken-away', folder)];
      await mkdir(dirname(away), { recursive: true });
      await rename(place, away);
      // A build that was under way may have written into the folder meanwhile.
      return () => cp(away, place, { recursive: true, verbatimSymlinks: true });
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
