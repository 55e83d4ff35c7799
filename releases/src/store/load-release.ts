import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName, Remote, type SectionRelease, type ServerFiles, ShellRemote } from 'shared/contract';
import * as v from 'valibot';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseStatement } from './signing/release-statement.ts';

export interface ShellRelease extends ServerFiles {
  readonly remote: ShellRemote;
  /** Absolute path of the release's `server/server.cjs`. */
  readonly shellEntry: string;
}

/** A release whose signature and file hashes are verified. */
export interface VerifiedRelease {
  readonly folder: string;
  readonly statement: ReleaseStatement;
}

export interface ReleaseLoader {
  /** Each throws {@link ReleaseError} when the release is missing, not as signed, or has an invalid `remote.json`. */
  section(section: string, version: string): Promise<SectionRelease>;
  shell(version: string): Promise<ShellRelease>;
  verified(release: ReleaseFolder): Promise<VerifiedRelease>;
}

export interface ReleaseLoaderOptions {
  readonly store: Pick<ReleaseStore, 'fetch'>;
  /** Throws when the files are not what the team signed. */
  readonly verify: (folder: string, release: ReleaseFolder) => Promise<ReleaseStatement>;
}

const MOST_CACHED = 500;
/** Each release is verified again in the background: keys may be revoked, and files may change. */
const VERIFIED_FOR_MS = 60_000;

/** Reads releases from the store. Verified ones are cached. */
export function createReleaseLoader({ store, verify }: ReleaseLoaderOptions): ReleaseLoader {
  const known = new LRUCache<string, VerifiedRelease, ReleaseFolder>({
    max: MOST_CACHED,
    ttl: VERIFIED_FOR_MS,
    allowStale: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const folder = await store.fetch(context);
      return { folder, statement: await verify(folder, context) };
    },
  });
  const sections = new WeakMap<VerifiedRelease, Promise<SectionRelease>>();
  const shells = new WeakMap<VerifiedRelease, Promise<ShellRelease>>();

  const verified = (release: ReleaseFolder) =>
    known.forceFetch(releaseName(release.section, release.version), { context: release });

  return {
    verified,
    async section(section, version) {
      const release = await verified({ section, version });
      return once(sections, release, readSectionRelease);
    },
    async shell(version) {
      const release = await verified({ section: 'shell', version });
      return once(shells, release, readShellRelease);
    },
  };
}

/** Caches successful reads only. A failed read, as of an absent disk, is repeated the next time. */
function once<T>(
  read: WeakMap<VerifiedRelease, Promise<T>>,
  release: VerifiedRelease,
  make: (release: VerifiedRelease) => Promise<T>,
): Promise<T> {
  const value = read.get(release) ?? make(release);
  read.set(release, value);
  value.catch(() => read.delete(release));
  return value;
}

async function readSectionRelease(release: VerifiedRelease): Promise<SectionRelease> {
  const remote = await readRemote(release, Remote);
  return { remote, serverEntry: serverEntry(release, remote), ...serverFiles(release) };
}

/** A release with the standard runtime may leave all to browsers. */
function serverEntry({ folder, statement }: VerifiedRelease, { runtime }: Remote): string | null {
  if (runtime !== 'standard') return join(folder, 'server', 'remoteEntry.cjs');
  return 'server/render.mjs' in statement.files ? join(folder, 'server', 'render.mjs') : null;
}

async function readShellRelease(release: VerifiedRelease): Promise<ShellRelease> {
  const remote = await readRemote(release, ShellRemote);
  const scripts = [...remote.js, ...(remote.app ?? [])].map((file) => `browser/${file}`);
  return { remote, shellEntry: join(release.folder, 'server', 'server.cjs'), ...serverFiles(release, scripts) };
}

/** Render workers get only the hashes that they compare or write into the document. */
function serverFiles({ folder, statement }: VerifiedRelease, scripts: readonly string[] = []): ServerFiles {
  const isWanted = (file: string) => file.startsWith('server/') || file.endsWith('.css') || scripts.includes(file);
  const files = Object.entries(statement.files).filter(([file]) => isWanted(file));
  return { browserDir: join(folder, 'browser'), integrity: Object.fromEntries(files) };
}

async function readRemote<T extends { name: string; version: string }>(
  { folder, statement: { section, version } }: VerifiedRelease,
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
