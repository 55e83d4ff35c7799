import middie from '@fastify/middie';
import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import { followPackages } from './follow-packages.mjs';
import { forward } from './forward.mjs';

/**
 * @typedef {object} DevServerOptions
 * @property {number} port
 * @property {string} site origin of the site behind the development server
 * @property {boolean} readOnly true for a live site
 * @property {readonly string[]} folders of the packages to follow, the shell's first
 */

/**
 * A proxy of a site that serves the followed packages from their sources.
 * @param {DevServerOptions} options
 * @returns {Promise<() => Promise<void>>} stops the server
 */
export async function startDevServer({ port, ...options }) {
  const builds = followPackages(options.folders);
  // The event stream of changes never ends by itself.
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onClose', builds.close);
  await app.register(middie);
  await app.register(replyFrom, { base: options.site, disableRequestLogging: true });
  app.use((request, response, next) => void builds.handle(request, response, next));
  forward(app, { ...options, builds });
  await builds.ready();
  await app.listen({ port, host: 'localhost' });
  return () => app.close();
}
