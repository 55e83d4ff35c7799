import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseName, Remote, type SectionRelease, type ServerFiles, ShellRemote } from 'shared/contract';
import * as v from 'valibot';
import type { ReleaseStatement } from '../signing/release-statement.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFolder, ReleaseStore } from './release-store.ts';

export interface ShellRelease extends ServerFiles {
  readonly remote: ShellRemote;
  /** Absolute path of the release's `server/server.cjs`. */
  readonly shellEntry: string;
}

/** A verified release of whatever section. */
export interface VerifiedRelease {
  readonly folder: string;
  readonly statement: ReleaseStatement;
}

export interface ReleaseLoader {
  /** All throw {@link ReleaseError} when the release is not there, not what was signed, or its `remote.json` is wrong. */
  section(section: string, version: string): Promise<SectionRelease>;
  shell(version: string): Promise<ShellRelease>;
  /** The release, after its signature and the hash of every file were found right. */
  verified(release: ReleaseFolder): Promise<VerifiedRelease>;
}

export interface ReleaseLoaderOptions {
  readonly store: ReleaseStore;
  /** Throws when the release is not what its team has signed. */
  readonly verify: (folder: string, release: ReleaseFolder) => Promise<ReleaseStatement>;
}

const KEPT = 500;

/** Reads releases from the store. They never change, so each is read, and verified, once. */
export function createReleaseLoader({ store, verify }: ReleaseLoaderOptions): ReleaseLoader {
  const verified = new LRUCache<string, VerifiedRelease, ReleaseFolder>({
    max: KEPT,
    fetchMethod: async (_key, _stale, { context }) => {
      const folder = store.folder(context);
      return { folder, statement: await verify(folder, context) };
    },
  });
  const read = (release: ReleaseFolder) =>
    verified.forceFetch(releaseName(release.section, release.version), { context: release });
  const sections = new LRUCache<string, SectionRelease, ReleaseFolder>({
    max: KEPT,
    fetchMethod: async (_key, _stale, { context }) => readSectionRelease(await read(context), context),
  });
  const shells = new LRUCache<string, ShellRelease, ReleaseFolder>({
    max: KEPT,
    fetchMethod: async (_key, _stale, { context }) => readShellRelease(await read(context), context),
  });
  return {
    verified: read,
    section: (section, version) =>
      sections.forceFetch(releaseName(section, version), { context: { section, version } }),
    shell: (version) => shells.forceFetch(version, { context: { section: 'shell', version } }),
  };
}

export async function readSectionRelease(verified: VerifiedRelease, release: ReleaseFolder): Promise<SectionRelease> {
  const remote = await readRemote(verified.folder, release, Remote);
  return { remote, serverEntry: join(verified.folder, 'server', 'remoteEntry.cjs'), ...serverFiles(verified) };
}

async function readShellRelease(verified: VerifiedRelease, release: ReleaseFolder): Promise<ShellRelease> {
  const remote = await readRemote(verified.folder, release, ShellRemote);
  return { remote, shellEntry: join(verified.folder, 'server', 'server.cjs'), ...serverFiles(verified) };
}

/** Only what a render worker reads travels to it. */
function serverFiles({ folder, statement }: VerifiedRelease): ServerFiles {
  const files = Object.entries(statement.files).filter(([file]) => file.startsWith('server/') || file.endsWith('.css'));
  return { browserDir: join(folder, 'browser'), integrity: Object.fromEntries(files) };
}

async function readRemote<T extends { name: string; version: string }>(
  folder: string,
  { section, version }: ReleaseFolder,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const file = join(folder, 'remote.json');
  const remote = v.safeParse(schema, await readJson(file));
  if (!remote.success) throw new ReleaseError(`${file} is not valid:\n${v.summarize(remote.issues)}`);
  const found = releaseName(remote.output.name, remote.output.version);
  const expected = releaseName(section, version);
  if (found !== expected) throw new ReleaseError(`${file} is of ${found}, not of ${expected}.`);
  return remote.output;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ReleaseError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
