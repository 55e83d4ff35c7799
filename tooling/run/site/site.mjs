import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildRelease, SECTIONS } from '../workspace/release-builds.mjs';
import { buildCms, buildEdge, strapi } from '../workspace/program-builds.mjs';
import { publishBuilds } from './publish-builds.mjs';
import { ROOT } from '../workspace/root.mjs';
import { Service } from '../process/service.mjs';
import { step } from '../process/step.mjs';

/** The first start fills the CMS: pictures are drawn in several sizes. */
const CMS_LIMIT_MS = 180_000;
const EDGE_LIMIT_MS = 30_000;

/** @typedef {ReturnType<typeof import('../command-line/settings.mjs').settings>} Settings */

/**
 * Builds what changed: programs and releases.
 * @param {Settings} settings
 * @returns {Promise<import('../workspace/release-builds.mjs').ReleaseBuild[]>}
 */
export async function build({ dataDir, contentApiUrl }) {
  // Side by side: the CMS takes about as long as all the others, one after another.
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

/**
 * Starts the CMS (unless another content API was named) and the edge, publishes through it what is new, and waits until the
 * home page has content.
 * @param {Settings & { edgeSettings?: Record<string, string>, withoutRefused?: boolean }} settings edgeSettings: of the edge, beside
 *   the environment's; withoutRefused: the site starts without what is refused, loudly
 * @param {readonly import('../workspace/release-builds.mjs').ReleaseBuild[]} builds
 * @returns {Promise<Service[]>} in the order in which they are to be stopped
 */
export async function startServices(
  { port, cmsPort, dataDir, contentApiUrl, edgeSettings = {}, withoutRefused = false },
  builds,
) {
  // Between the two that are started here. Another content API does not know it: the edge must not count on being told of edits.
  const hook = contentApiUrl
    ? {}
    : { CONTENT_HOOK_SECRET: process.env.CONTENT_HOOK_SECRET ?? randomBytes(24).toString('hex') };
  /** @type {Service[]} */
  const services = [];
  try {
    if (!contentApiUrl) {
      await step('Starting the CMS (the first time it fills itself with content)', async () => {
        const cms = new Service({
          name: 'cms',
          script: strapi(),
          args: ['start'],
          cwd: join(ROOT, 'cms'),
          dataDir,
          env: {
            CMS_PORT: String(cmsPort),
            DATA_DIR: dataDir,
            TRUST_PROXY: 'true',
            CONTENT_HOOK_URLS: `http://127.0.0.1:${port}/_/content-changed`,
            ...hook,
            NODE_ENV: 'production',
          },
        });
        services.unshift(cms);
        await cms.ready(`http://127.0.0.1:${cmsPort}/_health`, ({ status }) => status === 204, CMS_LIMIT_MS);
      });
    }
    const edge = await step('Starting the edge', async () => {
      const service = new Service({
        name: 'edge',
        script: join(ROOT, 'edge', 'dist', 'main.mjs'),
        cwd: ROOT,
        dataDir,
        env: {
          PORT: String(port),
          DATA_DIR: dataDir,
          CONTENT_API_URL: contentApiUrl ?? `http://127.0.0.1:${cmsPort}`,
          ...hook,
          NODE_ENV: 'production',
          ...edgeSettings,
        },
      });
      services.unshift(service);
      await service.ready(`http://localhost:${port}/healthz`, ({ ok }) => ok, EDGE_LIMIT_MS);
      return service;
    });
    await publishAll(builds, { port, dataDir, withoutRefused });
    await step('Waiting for the home page', () => edge.ready(`http://localhost:${port}/`, hasContent, EDGE_LIMIT_MS));
    return services;
  } catch (error) {
    await stopServices(services);
    throw error;
  }
}

/**
 * @param {readonly import('../workspace/release-builds.mjs').ReleaseBuild[]} builds
 * @param {Pick<Settings, 'port' | 'dataDir'> & { withoutRefused: boolean }} settings
 */
async function publishAll(builds, { withoutRefused, ...site }) {
  const faults = await step('Publishing releases', async () => {
    const found = await publishBuilds(builds, site);
    if (found.length > 0 && !withoutRefused) throw new Error(found.join('\n'));
    return found;
  });
  for (const fault of faults) console.error(`\n✗ ${fault}\n`);
}

/** @param {Response} response the home page's */
async function hasContent(response) {
  return response.status === 200 && (await response.text()).includes('<h1');
}

/** @param {readonly Service[]} services */
export async function stopServices(services) {
  for (const service of services) await service.stop();
}
