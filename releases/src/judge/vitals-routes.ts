import { createLimits } from 'database';
import type { FastifyInstance } from 'fastify';
import { VITALS_REPORT_LIMIT, VitalsReport } from 'shared/contract';
import * as v from 'valibot';
import { limitRequests } from '../http/limit-requests.ts';
import { refuseCrossSite } from '../http/refuse-cross-site.ts';
import { RequestRefused } from '../http/request-refused.ts';
import { parseJson } from '../store/files/text-files.ts';
import type { Observer } from './observer.ts';

export interface VitalsRouteOptions {
  readonly observer: Pick<Observer, 'reported'>;
  readonly publicUrl: string;
}

const REPORTS_PER_MINUTE = 60;

/** `POST /_/vitals`: a browser's report. The answer never tells whether it counted, so a forger learns nothing. */
export async function vitalsRoutes(app: FastifyInstance, { observer, publicUrl }: VitalsRouteOptions): Promise<void> {
  // Each edge for itself: counted together, every other page view would write to the database.
  const limits = createLimits({ log: app.log });
  const limit = limitRequests({ limits, name: 'vitals', perMinute: REPORTS_PER_MINUTE });

  // `navigator.sendBeacon` sends text as text/plain.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: VITALS_REPORT_LIMIT },
    (_request, body, done) => done(null, body),
  );

  app.post('/_/vitals', { onRequest: [limit, refuseCrossSite(publicUrl)] }, async (request, reply) => {
    const report = v.safeParse(VitalsReport, parseJson(String(request.body)));
    if (!report.success) throw new RequestRefused(400, 'Bad Request');
    observer.reported(report.output);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
