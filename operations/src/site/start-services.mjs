import { edgeOrigin } from './edge-origin.mjs';
import { publishBuilds } from './publish-builds.mjs';
import { Service } from '../process/service.mjs';
import { step } from '../process/step.mjs';
import { cmsService, edgeService, hookSettings } from './services.mjs';
import { untilAlive, untilCmsReady, untilHomePage } from './until-ready.mjs';

/** @typedef {import('./publish-builds.mjs').ReleaseBuild} ReleaseBuild */
/** @typedef {import('./publish-builds.mjs').Steps} Steps */
/** @typedef {ReturnType<typeof import('../command-line/settings.mjs').settings>} Settings */
/** @typedef {import('../process/service.mjs').ServiceOptions} ServiceOptions */
/** @typedef {{ cms: () => ServiceOptions, edge: () => ServiceOptions }} Programs */

/**
 * @typedef {Settings & { edgeSettings?: Record<string, string>, cmsSettings?: Record<string, string>, withoutRefused?: boolean, programs?: Programs, steps?: Steps }} SiteOptions
 * edgeSettings, cmsSettings: environment variables of one of the two only; withoutRefused: the site starts without releases
 * that the edge refuses, and prints them; programs: how the two are started, else as children of this process's group;
 * steps: by which new releases are rolled out, else they are served at once
 */

/**
 * Starts the CMS (unless another content API was named) and the edge. Publishes new builds to the edge, and waits until
 * the home page has content.
 * @param {SiteOptions} options
 * @param {readonly ReleaseBuild[]} builds
 * @param {Service[]} [services] gets each service as soon as it begins
 * @returns {Promise<Service[]>} in the order in which they are to be stopped
 */
export async function startServices(options, builds, services = []) {
  const { port, cmsPort, dataDir, contentApiUrl, withoutRefused = false, steps } = options;
  const hook = hookSettings(options);
  const { programs = { cms: () => cmsService(options, hook), edge: () => edgeService(options, hook) } } = options;
  const begin = (/** @type {ServiceOptions} */ service) => {
    services.unshift(new Service(service));
    return /** @type {Service} */ (services[0]);
  };
  try {
    if (!contentApiUrl)
      await step('Starting the CMS (the first time it fills itself with content)', () =>
        untilCmsReady(begin(programs.cms()), cmsPort),
      );
    const edge = await step('Starting the edge', async () => {
      const service = begin(programs.edge());
      await untilAlive(service, port);
      return service;
    });
    await waitForDatabase(edge, port);
    await publishAll(builds, { port, dataDir, withoutRefused, steps });
    await step('Waiting for the home page', () => untilHomePage(edge, port));
    return services;
  } catch (error) {
    await stopServices(services);
    throw error;
  }
}

/**
 * Publishes new builds to a running edge. Prints what it refuses, or throws.
 * @param {readonly ReleaseBuild[]} builds
 * @param {Pick<Settings, 'port' | 'dataDir'> & { withoutRefused: boolean, steps?: Steps | undefined }} settings
 */
export async function publishAll(builds, { withoutRefused, ...site }) {
  const faults = await step('Publishing releases', async () => {
    const found = await publishBuilds(builds, site);
    if (found.length > 0 && !withoutRefused) throw new Error(found.join('\n'));
    return found;
  });
  for (const fault of faults) console.error(`\n✗ ${fault}\n`);
}

/**
 * An edge of several may start before its database: it says so in `/readyz`. Nothing can be published meanwhile.
 * @param {Service} edge
 * @param {number} port
 */
async function waitForDatabase(edge, port) {
  const url = `${edgeOrigin(port)}/readyz`;
  const answers = async (/** @type {Response} */ response) => (await response.json()).database !== false;
  const first = await fetch(url).catch(() => null);
  if (first && (await answers(first))) return;
  const text = 'Waiting for the database, which is away; new builds wait for it too';
  await step(text, () => edge.ready(url, answers, Infinity));
}

/** @param {readonly Service[]} services */
export async function stopServices(services) {
  for (const service of services) await service.stop();
}
