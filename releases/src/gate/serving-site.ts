import type { FastifyBaseLogger } from 'fastify';
import { releaseName, type SectionRelease } from 'shared/contract';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseLoader, ShellRelease } from '../store/load-release.ts';
import type { ReleaseFolder } from '../table/names.ts';
import { isStable, type ReleaseEntry, type ReleaseTable } from '../table/release-table.ts';
import type { OpenRenderer } from './renderer.ts';

/** A release to check against the release table. */
export interface RolloutRequest extends ReleaseFolder {
  readonly table: ReleaseTable;
  /** Reads published releases. */
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** A build that is to become a release. */
export interface GateRequest extends RolloutRequest {
  /** Reads the uploaded build, whose signature is valid. */
  readonly draft: ReleaseLoader;
  /** Why it may exceed its section's size budget. The caller stores the reason. */
  readonly overBudget?: string | undefined;
  readonly openRenderer: OpenRenderer;
}

/** Releases of one state: stable ones or candidates. */
export interface ServingReleases {
  readonly shell: ShellRelease | null;
  readonly sections: readonly SectionRelease[];
}

/** All releases that visitors may get, without unreadable ones. */
export interface ServingSite {
  readonly stable: ServingReleases;
  readonly candidates: ServingReleases;
}

export async function readServingSite({ table, loader, log }: Omit<RolloutRequest, keyof ReleaseFolder>) {
  const read = (serves: (entry: ReleaseEntry) => boolean) => readReleases(loader, foldersOf(table, serves), log);
  const site: ServingSite = {
    stable: await read(isStable),
    candidates: await read(({ state }) => state === 'candidate'),
  };
  return site;
}

function foldersOf({ sections }: ReleaseTable, serves: (entry: ReleaseEntry) => boolean): ReleaseFolder[] {
  return Object.entries(sections).flatMap(([section, releases]) =>
    releases.filter(serves).map(({ version }) => ({ section, version })),
  );
}

async function readReleases(
  loader: ReleaseLoader,
  folders: readonly ReleaseFolder[],
  log: FastifyBaseLogger,
): Promise<ServingReleases> {
  const shells = folders.filter(({ section }) => section === 'shell');
  const sections = folders.filter(({ section }) => section !== 'shell');
  const [shell = null] = await readable(shells, ({ version }) => loader.shell(version), log);
  return {
    shell,
    sections: await readable(sections, ({ section, version }) => loader.section(section, version), log),
  };
}

async function readable<T>(
  folders: readonly ReleaseFolder[],
  read: (folder: ReleaseFolder) => Promise<T>,
  log: FastifyBaseLogger,
): Promise<T[]> {
  const found = folders.map((folder) =>
    read(folder).catch((err: unknown) => {
      if (!(err instanceof ReleaseError)) throw err;
      log.warn({ err, release: releaseName(folder.section, folder.version) }, 'the gate leaves a release out');
      return null;
    }),
  );
  return (await Promise.all(found)).filter((release) => release !== null);
}
