import { step } from '../../../operations/src/process/step.mjs';
import { buildCms, buildEdge } from './program-builds.mjs';
import { buildRelease, buildUnique, SECTIONS } from './release-builds.mjs';

/** @typedef {import('../../../operations/src/site/publish-builds.mjs').ReleaseBuild} ReleaseBuild */

/**
 * Builds the programs and releases whose sources changed.
 * @param {ReturnType<typeof import('../../../operations/src/command-line/settings.mjs').settings>} settings
 * @returns {Promise<ReleaseBuild[]>}
 */
export async function build({ dataDir, contentApiUrl }) {
  // In parallel: the CMS takes about as long as all other builds together.
  const [, builds] = await Promise.all([
    contentApiUrl ? undefined : step('Building the CMS', buildCms),
    buildSite((section) => buildRelease(section, dataDir)),
  ]);
  return builds;
}

/**
 * Builds all of a site for other machines. A version there may be of other sources, so each has the hash of its own.
 * @returns {Promise<ReleaseBuild[]>}
 */
export async function buildForOthers() {
  const [, builds] = await Promise.all([step('Building the CMS', buildCms), buildSite(buildUnique)]);
  return builds;
}

/** @param {(section: string) => Promise<ReleaseBuild>} buildSection */
async function buildSite(buildSection) {
  await step('Building the edge', buildEdge);
  const builds = [];
  for (const section of Object.keys(SECTIONS)) {
    builds.push(await step(`Building ${section}`, () => buildSection(section)));
  }
  return builds;
}
