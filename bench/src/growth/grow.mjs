import { join } from 'node:path';
import { publishBuilds } from '../../../operations/src/site/publish-builds.mjs';
import { addReleases } from '../trials/add-releases.mjs';
import { fillContent } from './fill-content.mjs';
import { OWN_SECTIONS } from './sizes.mjs';

/** The section that is released again and again: the home page and the events page show it. */
const RELEASED = 'events';

/**
 * Lets a site grow to a size, and starts its edge anew: what it had read of the content is of the smaller site.
 * @param {import('../site/open-site.mjs').Site} site its edge does not run
 * @param {import('./sizes.mjs').Size} size
 * @param {readonly import('../../../tooling/run/workspace/release-builds.mjs').ReleaseBuild[]} builds of generated sections
 */
export async function grow({ dataDir, port, startEdge }, { sections, releases, entries }, builds) {
  const edge = await startEdge();
  try {
    const faults = await publishBuilds(builds.slice(0, sections - OWN_SECTIONS), { port, dataDir });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    await edge.stop();
  }
  await addReleases(dataDir, RELEASED, releases);
  fillContent(join(dataDir, 'cms', 'content.db'), entries);
  return startEdge();
}
