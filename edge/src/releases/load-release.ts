import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseName, Remote, type SectionRelease, ShellRemote } from 'shared/contract';
import * as v from 'valibot';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFolder, ReleaseStore } from './release-store.ts';

export interface ShellRelease {
  readonly remote: ShellRemote;
  /** Absolute path of the release's `server/server.cjs`. */
  readonly shellEntry: string;
  readonly browserDir: string;
}

export interface ReleaseLoader {
  /** Both throw {@link ReleaseError} when the release is not there or its `remote.json` is wrong. */
  section(section: string, version: string): Promise<SectionRelease>;
  shell(version: string): Promise<ShellRelease>;
}

const KEPT = 500;

/** Reads releases from the store. They never change, so each is read once. */
export function createReleaseLoader(store: ReleaseStore): ReleaseLoader {
  const sections = new LRUCache<string, SectionRelease, ReleaseFolder>({
    max: KEPT,
    fetchMethod: (_key, _stale, { context }) => readSectionRelease(store.folder(context), context),
  });
  const shells = new LRUCache<string, ShellRelease, ReleaseFolder>({
    max: KEPT,
    fetchMethod: (_key, _stale, { context }) => readShellRelease(store.folder(context), context),
  });
  return {
    section: (section, version) =>
      sections.forceFetch(releaseName(section, version), { context: { section, version } }),
    shell: (version) => shells.forceFetch(version, { context: { section: 'shell', version } }),
  };
}

/** @param folder where `browser/`, `server/` and `remote.json` are */
export async function readSectionRelease(folder: string, release: ReleaseFolder): Promise<SectionRelease> {
  const remote = await readRemote(folder, release, Remote);
  return { remote, serverEntry: join(folder, 'server', 'remoteEntry.cjs'), browserDir: join(folder, 'browser') };
}

export async function readShellRelease(folder: string, release: ReleaseFolder): Promise<ShellRelease> {
  const remote = await readRemote(folder, release, ShellRemote);
  return { remote, shellEntry: join(folder, 'server', 'server.cjs'), browserDir: join(folder, 'browser') };
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
