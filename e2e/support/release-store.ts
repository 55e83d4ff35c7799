import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_TOOL, site } from './site.ts';

const run = promisify(execFile);

/** A data folder of a test's own, with the releases of the site under test. */
export interface OwnStore {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** The very releases of the site: for edges that only read them. */
export async function sharedReleases(): Promise<OwnStore> {
  const store = await emptyStore();
  await symlink(join(site.dataDir, 'releases'), join(store.dataDir, 'releases'));
  return store;
}

/** A copy that a test may break, and publish into. */
export async function copiedReleases(): Promise<OwnStore> {
  const store = await emptyStore();
  await cp(join(site.dataDir, 'releases'), join(store.dataDir, 'releases'), { recursive: true });
  return store;
}

async function emptyStore(): Promise<OwnStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soteria-e2e-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** The release tool, as a ministry team uses it. */
export async function releaseTool({ dataDir }: OwnStore, ...args: string[]): Promise<void> {
  await run(process.execPath, [RELEASE_TOOL, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
}

/** Where a release of the store lies. */
export function releaseFolder({ dataDir }: OwnStore, section: string, version: string): string {
  return join(dataDir, 'releases', section, version);
}

interface NextRelease {
  readonly section: string;
  readonly from: string;
  readonly to: string;
  /** What is new in it. */
  readonly change: (text: string) => string;
}

/**
 * Publishes a later release of a section: the stored one under names of its own (version, container, addresses), as its
 * build would make it, with a changed word.
 */
export async function publishNext(store: OwnStore, { section, from, to, change }: NextRelease): Promise<void> {
  const folder = join(store.dataDir, 'build', to);
  await mkdir(folder, { recursive: true });
  await cp(releaseFolder(store, section, from), folder, { recursive: true });
  const globalName = (version: string) => `${section}_${version}`.replace(/\W/g, '_');
  const renamed = (text: string) =>
    text
      .replaceAll(`${globalName(from)}:${from}`, `${globalName(to)}:${to}`)
      .replaceAll(globalName(from), globalName(to))
      .replaceAll(`/${section}/${from}/`, `/${section}/${to}/`)
      .replaceAll(`"version": "${from}"`, `"version": "${to}"`);
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    // What was compressed at build is now old; the edge compresses nothing that it sends from a release.
    if (/\.(br|gz)$/.test(file)) await rm(path);
    if (/\.(js|cjs|css|json)$/.test(file)) await writeFile(path, change(renamed(await readFile(path, 'utf8'))));
  }
  await releaseTool(store, 'publish', section, '--from', folder);
}
