import { step } from '../../../operations/src/process/step.mjs';
import { buildCms, buildEdge } from './program-builds.mjs';
import { buildRelease, SECTIONS } from './release-builds.mjs';

/**
 * Builds the programs and releases whose sources changed.
 * @param {ReturnType<typeof import('../../../operations/src/command-line/settings.mjs').settings>} settings
 * @returns {Promise<import('../../../operations/src/site/publish-builds.mjs').ReleaseBuild[]>}
 */
export async function build({ dataDir, contentApiUrl }) {
  // In parallel: the CMS takes about as long as all other builds together.
  const [, builds] = await Promise.all([
    contentApiUrl ? undefined : step('Building the CMS', buildCms),
    buildSite(dataDir),
  ]);
  return builds;
}

/** @param {string} dataDir */
async function buildSite(dataDir) {
  await step('Building the edge', buildEdge);
  const builds = [];
  for (const section of Object.keys(SECTIONS)) {
    builds.push(await step(`Building ${section}`, () => buildRelease(section, dataDir)));
  }
  return builds;
}
