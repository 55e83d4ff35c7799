import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { sendBadRequest, sendLastResort, sendNotFound } from './plain-answers.ts';
import { requestAddress } from './request-address.ts';
import { type SecureAnswer, securityHeaders } from './security-headers.ts';

type ServerConfig = Pick<Config, 'publicUrl' | 'hstsSubdomains' | 'trustProxy'>;

/** The edge is overloaded when its event loop is this slow, in milliseconds, on average over a second: one long task is no overload. */
const PRESSURE = { maxEventLoopDelay: 100, sampleInterval: 1_000 };

/** Browsers read speculation rules of this type only, which has no suffix of its own. */
const SPECULATION_RULES = 'application/speculationrules+json';

/** Routes send files, each from its release's folder. They are compressed at build, and the best encoding is picked. */
export const STATIC_OPTIONS: FastifyStaticOptions = {
  serve: false,
  preCompressed: true,
  index: false,
  dotfiles: 'deny',
  // Each route says how long its files may be cached.
  cacheControl: false,
  setHeaders: (reply, path) => {
    if (path.endsWith('speculation-rules.json')) void reply.header('content-type', SPECULATION_RULES);
  },
};

/** A server without routes, with its limits, headers, errors and compression. */
export async function createServer(config: ServerConfig, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const secure = securityHeaders({ secure: config.publicUrl.startsWith('https:'), subdomains: config.hstsSubdomains });
  const app = Fastify({
    loggerInstance: log,
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // A client that sends a request byte by byte holds a connection no longer than this.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    rewriteUrl: ({ url = '/' }) => requestAddress(url),
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      secure(reply);
      sendBadRequest(reply, error.statusCode);
    },
    forceCloseConnections: 'idle',
    // A request that arrives while the edge stops is answered, and its connection ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2_048 },
  });
  finishAnswers(app, secure);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  sendErrors(app);
  await addPlugins(app);
  return app;
}

/**
 * Takes requests, at the socket that a service manager has passed, else at host and port. A passed socket is closed with the
 * server; meanwhile the service manager's own copy lets connections wait.
 */
export function listen(app: FastifyInstance, config: Pick<Config, 'socket' | 'host' | 'port'>): Promise<string> {
  const { socket, host, port } = config;
  if (socket === undefined) return app.listen({ host, port });
  // Node looks at `fd` first, of which Fastify's types do not know. With a host, Fastify adds no socket of its own.
  const passed = { fd: socket, host: '0.0.0.0' };
  return app.listen(passed);
}

function sendErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendBadRequest(reply, status);
    request.log.error({ err: error }, 'a request failed');
    return sendLastResort(reply, 500);
  });
  app.setNotFoundHandler(sendNotFound);
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  // It only measures. The routes of documents decide what is refused.
  await app.register(underPressure, { ...PRESSURE, pressureHandler: () => undefined });
  // The tag is made before compression. It is the same for every encoding, so it is weak.
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Requests are small. A compressed one is an attack or a mistake.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await app.register(fastifyStatic, STATIC_OPTIONS);
}

/** Inputs are parsed with valibot, so Fastify's own validator and serializer are not loaded. */
const WITHOUT_SCHEMAS = {
  buildValidator: noSchemas,
  buildSerializer: noSchemas,
};

function noSchemas(): never {
  throw new Error('A route has a JSON schema; parse with valibot instead.');
}

/**
 * Adds what every answer carries. After the stop has begun, a busy connection ends with its answer; otherwise the stop would
 * wait for it. One hook without a promise: a cached document costs little more than the hooks that it runs through.
 */
function finishAnswers(app: FastifyInstance, secure: SecureAnswer): void {
  let stopping = false;
  app.addHook('preClose', async () => void (stopping = true));
  // oxlint-disable-next-line max-params -- Fastify calls it so; with fewer it waits for a promise
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    secure(reply);
    const isRefused = !raw.complete && !raw.destroyed && reply.getHeader('connection') === 'close';
    if (!isRefused) return done(null, payload);
    void restOf(raw).then(() => done(null, payload));
  });
}

/**
 * Drops the rest of a request that is refused. An end with unread bytes resets the connection: who still sends loses the
 * answer (RFC 9112, 9.6). The server's `requestTimeout` ends the wait.
 */
async function restOf(raw: IncomingMessage): Promise<void> {
  raw.resume();
  // A client that leaves meanwhile needs no answer.
  await finished(raw).catch(() => undefined);
}
