import { text } from 'node:stream/consumers';
import { brokenPage, scriptTags } from './broken-page.mjs';
import { devRemote } from './dev-build.mjs';
import { documentState } from './document-state.mjs';
import { FAULTS_SCRIPT } from './faults/serve-faults.mjs';
import { renderDocument } from './render-document.mjs';
import { withFailures } from './with-failures.mjs';

/**
 * @typedef {object} ForwardOptions
 * @property {string} site
 * @property {boolean} readOnly
 * @property {import('./follow-packages.mjs').FollowedBuilds} builds
 * @property {string | undefined} script address of one more script that each page loads; it reloads the page
 */

const READ_ONLY = {
  data: null,
  error: { status: 403, name: 'ForbiddenError', message: 'Development reads the live site and sends nothing to it.' },
};

/**
 * Forwards requests to the site. Its pages are rendered again with the development builds.
 * @param {import('fastify').FastifyInstance} app
 * @param {ForwardOptions} options
 */
export function forward(app, options) {
  // Bodies are forwarded unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.all('/*', (request, reply) => {
    if (options.readOnly && !['GET', 'HEAD'].includes(request.method)) return reply.code(403).send(READ_ONLY);
    return reply.from(request.url, {
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, 'accept-encoding': 'identity' }),
      onResponse: (_request, _reply, { stream }) => void answer({ request, reply }, stream, options),
    });
  });
}

/**
 * @typedef {object} Exchange
 * @property {import('fastify').FastifyRequest} request
 * @property {import('fastify').FastifyReply} reply with the site's status and headers
 */

/**
 * @param {Exchange} exchange
 * @param {import('node:stream').Readable} stream
 * @param {ForwardOptions} options
 */
async function answer({ request, reply }, stream, options) {
  if (request.method !== 'GET' || !String(reply.getHeader('content-type')).startsWith('text/html'))
    return reply.send(stream);
  reply.removeHeader('content-length');
  try {
    return await answerPage({ request, reply }, await text(stream), options);
  } catch (error) {
    return reply.code(500).send(await brokenPage(error, options));
  }
}

/**
 * @param {Exchange} exchange
 * @param {string} html the site's
 * @param {ForwardOptions} options
 */
async function answerPage({ request, reply }, html, { site, builds, script }) {
  const state = documentState(html);
  if (!state) return reply.send(html);
  await builds.ready();
  const url = `${request.protocol}://${request.host}${request.url}`;
  const document = await renderDocument(state, { url, site, folders: builds.folders });
  // These headers describe the site's own document.
  for (const name of ['etag', 'x-release-lock']) reply.removeHeader(name);
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': forDevelopment(String(reply.getHeader('content-security-policy'))),
  });
  if (document.redirect !== undefined) return reply.redirect(document.redirect, document.status);
  for (const { section, version, cause } of document.failures) console.error(`✗ ${section}@${version}: ${cause}`);
  // What Module Federation's DevTools read (shell/src/devtools.ts).
  const devtools = `/_/assets/shell/${(await devRemote(builds.folders[0] ?? '')).version}/devtools.js`;
  const page = withFailures(Buffer.from(document.html).toString(), document.failures);
  return reply
    .code(document.status)
    .send(page.replace('</body>', () => `${scriptTags([FAULTS_SCRIPT, devtools, script])}</body>`));
}

/**
 * Allows what development needs: linked stylesheets, which can be replaced, and the error overlays, of which one has a
 * Trusted Types policy of its own.
 * @param {string} policy
 */
function forDevelopment(policy) {
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/; (?:require-trusted-types-for|trusted-types) [^;]*/g, '');
}
