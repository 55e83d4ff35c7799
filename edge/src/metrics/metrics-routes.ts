import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { siteSecret } from 'releases/control';
import { isSameText } from 'releases/serving';

export interface MetricsRoutesOptions {
  readonly registry: Registry;
  readonly dataDir: string;
  /** For who scrapes from elsewhere. */
  readonly metricsToken: string | undefined;
  readonly log: FastifyBaseLogger;
}

/**
 * `GET /metrics` in Prometheus' text format, for `Authorization: Bearer <METRICS_TOKEN>`. Programs on this machine read another
 * token in DATA_DIR. Without METRICS_TOKEN, the address does not exist for anybody else.
 */
export async function metricsRoutes(app: FastifyInstance, options: MetricsRoutesOptions): Promise<void> {
  const { registry, metricsToken } = options;
  const tokens = [metricsToken, await ownToken(options)].filter((token) => token !== undefined);

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = request.headers.authorization ?? '';
    if (tokens.some((token) => isSameText(given, `Bearer ${token}`)))
      return reply.type(registry.contentType).send(await registry.metrics());
    if (metricsToken === undefined) return reply.callNotFound();
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .type('text/plain; charset=utf-8')
      .send('Unauthorized\n');
  });
}

/** A full disk must not stop the edge: then only METRICS_TOKEN opens. */
async function ownToken({ dataDir, log }: MetricsRoutesOptions): Promise<string | undefined> {
  try {
    return (await siteSecret(join(dataDir, 'operator', 'metrics-token'))).toString('base64url');
  } catch (err) {
    log.warn({ err }, 'the token for /metrics cannot be written: programs of this machine cannot read the metrics');
    return undefined;
  }
}
