import type { FastifyError, FastifyInstance } from 'fastify';
import { type AnswerContent, contentHttp } from 'shared/http';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { podcastRoutes } from './podcast/podcast-routes.ts';
import type { FeedSite } from './feed-parts.ts';

export interface FeedOptions extends FeedSite {
  /** Public reads of the content API, from the server's cache. */
  readonly content: AnswerContent;
  /** Tests set it. */
  readonly now?: () => Date;
}

/** The site's content in the formats of other programs. What the content API has not is 404; while it is away, 503. */
export async function feedRoutes(
  app: FastifyInstance,
  { content, now = () => new Date(), ...site }: FeedOptions,
): Promise<void> {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if ('status' in error && error.status === 404) return reply.callNotFound();
    request.log.warn({ err: error }, 'a feed could not be made');
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '300' })
      .type('text/plain; charset=utf-8')
      .send('This feed cannot be made right now. Programs that follow it ask again by themselves.\n');
  });
  podcastRoutes(app, { ...site, now, http: contentHttp(content) });
  calendarRoutes(app, { ...site, now, http: contentHttp(content) });
}
