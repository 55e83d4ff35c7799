import { join } from 'node:path';
import { readCandidate } from '../gate/candidate.ts';
import { checkRelease, checkRollout } from '../gate/check-release.ts';
import { type GateRequest, readServingSite } from '../gate/serving-site.ts';
import type { Objection } from '../gate/objection.ts';
import { renderObjections } from '../gate/render.ts';
import type { OpenRenderer } from '../gate/renderer.ts';
import type { RenderLimits } from '../gate/stage.ts';
import { createReleaseLoader, type ReleaseLoader } from '../store/load-release.ts';
import { writeStatement } from '../store/signing/release-statement.ts';
import { verifyRelease } from '../store/verify-release.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseEntry } from '../table/release-table.ts';
import { tempFolder } from './temp-folder.ts';
import { type Differences, writeSectionBuild, writeShellBuild } from './builds.ts';
import { releaseEntry, releaseTable } from './release-entry.ts';
import { signedReleases } from './signed-releases.ts';
import { silentLog } from './silent-log.ts';

export interface Gate {
  /** Publishes a release: stable if it is the section's first, else a candidate for half of the visitors. */
  readonly serve: (section: string, version: string, differences?: Differences) => Promise<void>;
  /** Checks a build. */
  readonly check: (section: string, version: string, differences?: BuildDifferences) => Promise<readonly Objection[]>;
  /** Messages of the rule `render` only. */
  readonly render: (build: RenderedBuild) => Promise<readonly string[]>;
  /** Checks a stored release again. */
  readonly recheck: (section: string, version: string) => Promise<readonly Objection[]>;
}

export interface BuildDifferences extends Differences {
  readonly overBudget?: string;
  /** Changes the build before the check. @param folder the build's */
  readonly damage?: (folder: string) => Promise<unknown>;
}

interface RenderedBuild {
  readonly section: string;
  readonly version: string;
  readonly differences?: Differences;
  readonly limits?: Partial<RenderLimits>;
}

const LIMITS: RenderLimits = { budgetMs: 200, limitMs: 10_000, inAllMs: 60_000, memoryMb: 32 };

/** A gate with an empty store. */
export async function startGate(openRenderer: OpenRenderer): Promise<Gate> {
  const { folder: folderOf, sign, loader, teams, key } = await signedReleases();
  const serving: Record<string, ReleaseEntry[]> = {};
  const common = () => ({ table: releaseTable(serving), loader, log: silentLog });

  /** A build as the gate gets it: unpacked and verified. */
  async function uploaded(folder: string, section: string, version: string): Promise<ReleaseLoader> {
    await writeStatement(folder, { section, version }, key);
    return createReleaseLoader({
      store: { fetch: async () => folder },
      verify: async (at, release) => verifyRelease({ folder: at, release, teams: await teams.read() }),
    });
  }

  return {
    async serve(section, version, differences) {
      const first = serving[section] === undefined;
      const entry = first ? releaseEntry(version, 100, 'stable') : releaseEntry(version, 50, 'candidate');
      serving[section] = [...(serving[section] ?? []), entry];
      await writeBuild(folderOf(section, version), { section, version }, differences);
      await sign(section, version);
    },
    async check(section, version, { overBudget, damage, ...differences } = {}) {
      const folder = await writeBuild(join(await tempFolder(), 'build'), { section, version }, differences);
      await damage?.(folder);
      const draft = await uploaded(folder, section, version);
      const request: GateRequest = { ...common(), section, version, draft, openRenderer, overBudget };
      return checkRelease(request);
    },
    async render({ section, version, differences, limits }) {
      const folder = await writeBuild(join(await tempFolder(), 'build'), { section, version }, differences);
      const { candidate } = await readCandidate({ section, version }, await uploaded(folder, section, version));
      if (!candidate) throw new Error('The test wrote a build that is not valid.');
      const site = await readServingSite(common());
      const check = { candidate, site, openRenderer, log: silentLog };
      return (await renderObjections(check, { ...LIMITS, ...limits })).map(({ message }) => message);
    },
    recheck: async (section, version) => checkRollout({ ...common(), section, version }),
  };
}

function writeBuild(folder: string, { section, version }: ReleaseFolder, differences?: Differences): Promise<string> {
  if (section === 'shell') return writeShellBuild(folder, version, differences);
  return writeSectionBuild(folder, { name: section, version }, differences);
}
