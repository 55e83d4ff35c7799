import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import { serveFaults } from './faults/serve-faults.mjs';
import { forward } from './forward.mjs';

/** @typedef {import('./follow-packages.mjs').FollowedBuilds} FollowedBuilds */

/**
 * @typedef {object} DevServerOptions
 * @property {number} port
 * @property {string} site origin of the site behind the development server
 * @property {boolean} readOnly true for a live site
 * @property {import('./follow-packages.mjs').FollowedBuilds} builds
 * @property {import('./faults/faults.mjs').Faults} faults of the sources, which each page shows
 * @property {string} [script] address of one more script that each page loads
 */

/**
 * A proxy of a site that serves followed builds in place of its releases.
 * @param {DevServerOptions} options
 * @returns {Promise<() => Promise<void>>} stops the server
 */
export async function startDevServer({ port, faults, script, ...options }) {
  const { builds, site } = options;
  // The event stream of changes never ends by itself.
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onClose', builds.close);
  await app.register(replyFrom, { base: site, disableRequestLogging: true });
  await builds.serve(app);
  serveFaults(app, faults);
  forward(app, { ...options, script });
  // A build that fails is shown in the page.
  await builds.ready().catch(() => undefined);
  await app.listen({ port, host: 'localhost' });
  return () => app.close();
}
