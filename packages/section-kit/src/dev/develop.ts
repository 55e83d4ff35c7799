import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startDevServer } from 'tooling/dev';
import { createFaults, type Faults } from 'tooling/dev/faults';
import { followTypes } from 'tooling/dev/types';
import { SectionError } from '../assemble/standard-remote.ts';
import { RELOADER } from './changes.ts';
import { followBuild, type FollowedSection } from './follow-build.ts';

export interface DevelopmentOptions extends FollowedSection {
  readonly port: number;
  /** Origin of the site, which is only read. */
  readonly site: string;
}

/** Serves the site with the section from its sources. @throws {SectionError} when site or port do not do */
export async function develop({ port, site, ...followed }: DevelopmentOptions): Promise<void> {
  await fetch(site).catch((cause: unknown) => {
    throw new SectionError(`${site} does not answer. Is SOTERIA_URL right, and is the site running?`, { cause });
  });
  const builds = followBuild(followed);
  const faults = createFaults(followed.say);
  await startDevServer({ port, site, readOnly: true, builds, faults, script: RELOADER }).catch(
    async (error: unknown) => {
      await builds.close();
      throw isTaken(error)
        ? new SectionError(`Port ${port} is taken. Choose another one: soteria dev --port 3001`)
        : error;
    },
  );
  followTeamTypes(followed, faults);
  followed.say(`${followed.section} is ready on http://localhost:${port}. It is built again at each save.`);
}

/** Where the team has both: a section may be plain JavaScript. */
function followTeamTypes({ folder }: FollowedSection, faults: Faults): void {
  const project = join(folder, 'tsconfig.json');
  if (existsSync(project) && hasCompiler(folder)) followTypes({ from: folder, project, cwd: folder, faults });
}

function hasCompiler(folder: string): boolean {
  try {
    return createRequire(join(folder, 'package.json')).resolve('typescript/package.json') !== '';
  } catch {
    return false;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
