import type { FastifyInstance } from 'fastify';
import { fetchSiteSettings } from 'shared/content';
import { fetchCalendarEvent } from 'shared/content/feeds';
import { type AnswerContent, contentHttp } from 'shared/http';
import { createPictures, type DrawPicture } from './create-pictures.ts';
import { factsOf } from './picture-facts.ts';

export interface SharePictureOptions {
  /** Public reads of the content API, from the server's cache. */
  readonly content: AnswerContent;
  /** Draws a picture outside of this process. */
  readonly draw: DrawPicture;
  /** How long caches may answer for the server. */
  readonly headers: Readonly<Record<string, string>>;
}

const NOT_NOW = { 'cache-control': 'no-store', 'retry-after': '60' };

/**
 * `/share/events/<id>.png`: the picture that a messenger shows beside a link to an event. An event that the content API has not is
 * 404; 503 while the content API is away, or too many pictures wait to be drawn.
 */
export async function sharePictureRoutes(
  app: FastifyInstance,
  { content, draw, headers }: SharePictureOptions,
): Promise<void> {
  const http = contentHttp(content);
  const pictures = createPictures(draw);

  app.setErrorHandler((error: Error, request, reply) => {
    if ('status' in error && error.status === 404) return reply.callNotFound();
    request.log.warn({ err: error }, 'a share picture could not be made');
    return reply.code(503).headers(NOT_NOW).type('text/plain; charset=utf-8').send('Not right now. Ask again.\n');
  });

  app.get<{ Params: { id: string } }>('/share/events/:id.png', async ({ params: { id } }, reply) => {
    const event = await fetchCalendarEvent(http, id);
    const churchAddress = event.venue ? '' : ((await fetchSiteSettings(http))?.address ?? '');
    const picture = await pictures(factsOf(event, churchAddress));
    return reply.headers(headers).type('image/png').send(picture);
  });
}
