import middie from '@fastify/middie';
import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import { followPackages } from './follow-packages.mjs';
import { forward } from './forward.mjs';

/**
 * @typedef {object} DevServerOptions
 * @property {number} port
 * @property {string} site the origin of the site in the background
 * @property {boolean} readOnly whether it is the live one
 * @property {readonly string[]} folders of the packages to follow, the shell's first
 */

/**
 * A server in front of a site: the followed packages come from their sources, all else from the site.
 * @param {DevServerOptions} options
 * @returns {Promise<() => Promise<void>>} the way to stop
 */
export async function startDevServer({ port, ...options }) {
  const builds = followPackages(options.folders);
  // The stream of changes never ends by itself.
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
