import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OwnEdge } from './own-edge.ts';
import { RELEASE_TOOL, site } from '../site.ts';
import { mountSmallDisk } from './small-disk.ts';

const run = promisify(execFile);

/** What makes a data folder a site's, beside its releases: teams and their keys, the operator's, what was in force. */
const IDENTITY = ['operator', 'teams.json', 'audit.jsonl'];
const FOLDER = join(tmpdir(), 'soteria-e2e-');

/** A data folder of a test's own, with the releases of the site under test. */
export interface OwnStore {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** The very releases of the site: for edges that only read them. */
export async function sharedReleases(): Promise<OwnStore> {
  return withSharedReleases(await storeOf(site.dataDir));
}

/** The same, and all that an edge writes goes to a disk of a few megabytes. Needs root. */
export async function releasesOnSmallDisk(): Promise<OwnStore> {
  const dataDir = await mkdtemp(FOLDER);
  const takeOff = await mountSmallDisk(dataDir);
  const remove = async () => {
    await takeOff();
    await rm(dataDir, { recursive: true });
  };
  await copyIdentity(site.dataDir, dataDir);
  return withSharedReleases({ dataDir, remove });
}

async function withSharedReleases(store: OwnStore): Promise<OwnStore> {
  await symlink(join(site.dataDir, 'releases'), join(store.dataDir, 'releases'));
  return store;
}

/** A copy that a test may break, and publish into. @param from the data folder that is copied */
export async function copiedReleases(from = site.dataDir): Promise<OwnStore> {
  const store = await storeOf(from);
  await cp(join(from, 'releases'), join(store.dataDir, 'releases'), { recursive: true });
  return store;
}

async function storeOf(from: string): Promise<OwnStore> {
  const dataDir = await mkdtemp(FOLDER);
  await copyIdentity(from, dataDir);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function copyIdentity(from: string, to: string): Promise<void> {
  for (const name of IDENTITY) await cp(join(from, name), join(to, name), { recursive: true });
}

export interface ToolAccess extends Pick<OwnEdge, 'url' | 'dataDir'> {
  /** Another token or signing key than the operator's. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The release tool, as the operator of an edge uses it on the same machine. */
export async function releaseTool({ url, dataDir, environment }: ToolAccess, ...args: string[]): Promise<string> {
  const { PATH } = process.env;
  const env = { PATH, SOTERIA_URL: url, DATA_DIR: dataDir, ...environment };
  const { stdout } = await run(process.execPath, [RELEASE_TOOL, ...args], { env });
  return stdout;
}

/** Where a release of the store lies. */
export function releaseFolder({ dataDir }: Pick<OwnStore, 'dataDir'>, section: string, version: string): string {
  return join(dataDir, 'releases', section, version);
}

interface SignedAgain {
  readonly section: string;
  readonly version: string;
}

/**
 * After a test has changed a release's files: the operator's key signs them as they are now. What is not signed would not
 * be executed at all.
 */
export async function signAgain(
  { dataDir }: Pick<OwnStore, 'dataDir'>,
  { section, version }: SignedAgain,
): Promise<void> {
  const folder = releaseFolder({ dataDir }, section, version);
  // Signing asks no site.
  await releaseTool({ url: 'http://localhost', dataDir }, 'sign', section, '--from', folder);
}

interface NextRelease {
  readonly section: string;
  readonly from: string;
  readonly to: string;
  /** What is new in it. */
  readonly change: (text: string) => string;
}

/** Publishes a later release of a section. */
export async function publishNext(edge: OwnEdge, next: NextRelease): Promise<void> {
  await releaseTool(edge, 'publish', next.section, '--from', await buildNext(edge, next));
}

/**
 * The stored release under names of its own (version, container, addresses), as its build would make it, with a changed
 * word. @returns the build's folder
 */
export async function buildNext(
  edge: Pick<OwnEdge, 'dataDir'>,
  { section, from, to, change }: NextRelease,
): Promise<string> {
  const folder = join(edge.dataDir, 'build', to);
  await mkdir(folder, { recursive: true });
  await cp(releaseFolder(edge, section, from), folder, { recursive: true });
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
  return folder;
}
