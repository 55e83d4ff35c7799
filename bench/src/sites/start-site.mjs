import { build } from '../../../tooling/run/workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { PORTS } from './ports.mjs';

/**
 * @typedef {object} Site the site, built and served as `npm start` does, in a folder of its own
 * @property {string} origin
 * @property {string} contentApiUrl
 * @property {readonly import('../../../tooling/run/workspace/release-builds.mjs').ReleaseBuild[]} builds
 * @property {() => Promise<void>} stop
 */

/**
 * With its own CMS, unless CONTENT_API_URL names one.
 * @param {string} dataDir
 * @param {Record<string, string>} [edgeSettings] environment variables
 * @returns {Promise<Site>}
 */
export async function startSite(dataDir, edgeSettings = {}) {
  const contentApiUrl = process.env.CONTENT_API_URL || undefined;
  const settings = { port: PORTS.site, cmsPort: PORTS.cms, dataDir, contentApiUrl, edgeSettings };
  const builds = await build(settings);
  const services = await startServices(settings, builds);
  return {
    origin: `http://localhost:${PORTS.site}`,
    contentApiUrl: contentApiUrl ?? `http://127.0.0.1:${PORTS.cms}`,
    builds,
    stop: () => stopServices(services),
  };
}
