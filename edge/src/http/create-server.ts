import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { constants } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { sendBadRequest } from './bad-request.ts';
import { sendLastResort } from './last-resort.ts';
import { sendNotFound } from './not-found.ts';
import { originForm } from './origin-form.ts';
import { securityHeaders } from './security-headers.ts';
import { STATIC_OPTIONS } from './static-options.ts';

type ServerConfig = Pick<Config, 'publicUrl' | 'hstsSubdomains' | 'trustProxy'>;

/** The main thread is late by so many milliseconds in the mean of a second: one long task alone is no crowd. */
const PRESSURE = { maxEventLoopDelay: 100, sampleInterval: 1_000 };

/** A server without routes: its limits, its headers, its errors, and the compression of what it sends. */
export async function createServer(config: ServerConfig, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const secure = securityHeaders({ secure: config.publicUrl.startsWith('https:'), subdomains: config.hstsSubdomains });
  const app = Fastify({
    loggerInstance: log,
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Whoever sends a request byte by byte holds a connection no longer than this.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // An address that cannot be decoded reaches neither routes nor hooks.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      secure(reply);
      sendBadRequest(reply, error.statusCode);
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2_048 },
  });
  closeConnectionsOnStop(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onSend', async (_request, reply) => secure(reply));
  sendErrors(app);
  await addPlugins(app);
  return app;
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
  // It only watches. Documents decide what is refused under load.
  await app.register(underPressure, { ...PRESSURE, pressureHandler: () => undefined });
  // The tag is of the text, so it comes before the compression and is a weak one.
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Requests are small; a compressed one is a bomb or a mistake.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await app.register(fastifyStatic, STATIC_OPTIONS);
}

/** Inputs are parsed with valibot: Fastify's own validator and serializer are not even loaded. */
const WITHOUT_SCHEMAS = {
  buildValidator: noSchemas,
  buildSerializer: noSchemas,
};

function noSchemas(): never {
  throw new Error('A route has a JSON schema; parse with valibot instead.');
}

/** A connection that was busy when the stop began is not kept open after its answer, or the stop would wait for it. */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => void (stopping = true));
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
