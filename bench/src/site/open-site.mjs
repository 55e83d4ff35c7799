import { freePort } from '../../../operations/src/process/free-port.mjs';
import { build } from '../../../tooling/run/workspace/build-site.mjs';
import { startServices } from '../../../operations/src/site/start-services.mjs';
import { startEdge } from './start-edge.mjs';

/**
 * A whole site in a data folder of its own: its CMS runs, its edge starts when it is asked for.
 * @typedef {object} Site
 * @property {string} dataDir
 * @property {number} port the edge's
 * @property {string} contentApiUrl the CMS's
 * @property {import('../../../operations/src/process/service.mjs').Service} cms
 * @property {() => Promise<import('./start-edge.mjs').Edge>} startEdge
 */

/**
 * Builds what changed, fills the CMS, and publishes the first releases.
 * @param {string} dataDir
 * @returns {Promise<Site>}
 */
export async function openSite(dataDir) {
  const settings = { port: await freePort(), cmsPort: await freePort(), dataDir, contentApiUrl: undefined };
  const [edge, cms] = await startServices(settings, await build(settings));
  if (!edge || !cms) throw new Error('A site has an edge and a CMS.');
  await edge.stop();
  const contentApiUrl = `http://127.0.0.1:${settings.cmsPort}`;
  return { dataDir, port: settings.port, contentApiUrl, cms, startEdge: () => startEdge(settings) };
}
