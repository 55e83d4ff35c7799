import { startDevServer } from 'tooling/dev';
import { RELOADER } from './changes.ts';
import { followBuild, type FollowedSection } from './follow-build.ts';

export interface DevelopmentOptions extends FollowedSection {
  readonly port: number;
  /** Origin of the site, which is only read. */
  readonly site: string;
}

/** Serves the site with the section from its sources. */
export async function develop({ port, site, ...followed }: DevelopmentOptions): Promise<void> {
  const builds = followBuild(followed);
  await startDevServer({ port, site, readOnly: true, builds, script: RELOADER });
  followed.say(`${followed.section} is ready on http://localhost:${port}. It is built again at each save.`);
}
