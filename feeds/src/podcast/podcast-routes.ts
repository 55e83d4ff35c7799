import type { FastifyInstance } from 'fastify';
import { fetchPodcastSermon, fetchPodcastSermons } from 'shared/content/feeds';
import type { FeedParts } from '../feed-parts.ts';
import { createFileSize } from './file-size.ts';
import { podcastText } from './podcast-text.ts';

/** Podcast players in a browser read these from another origin. */
const FOR_PLAYERS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

interface OneSermon {
  Params: { id: string };
}

/** `/podcast.xml`, and of a sermon `/sermons/<id>/transcript.vtt` and `/sermons/<id>/chapters.json`. */
export function podcastRoutes(app: FastifyInstance, { http, publicUrl, contentOrigin, headers }: FeedParts): void {
  const fileSize = createFileSize(contentOrigin);

  app.get('/podcast.xml', async (_request, reply) => {
    const sermons = await fetchPodcastSermons(http);
    const files = sermons.flatMap(({ audio }) => (audio?.startsWith('/') ? [audio] : []));
    const sizes = new Map(await Promise.all(files.map(async (path) => [path, await fileSize(path)] as const)));
    return reply
      .headers({ ...headers, ...FOR_PLAYERS })
      .type('application/rss+xml; charset=utf-8')
      .send(podcastText(sermons, { publicUrl, sizes }));
  });

  app.get<OneSermon>('/sermons/:id/transcript.vtt', async ({ params }, reply) => {
    const { transcript } = await fetchPodcastSermon(http, params.id);
    if (transcript === null) return reply.callNotFound();
    return reply
      .headers({ ...headers, ...FOR_PLAYERS })
      .type('text/vtt; charset=utf-8')
      .send(transcript);
  });

  app.get<OneSermon>('/sermons/:id/chapters.json', async ({ params }, reply) => {
    const { chapters } = await fetchPodcastSermon(http, params.id);
    if (chapters.length === 0) return reply.callNotFound();
    const parts = chapters.map(({ start, title }) => ({ startTime: start, title }));
    return reply
      .headers({ ...headers, ...FOR_PLAYERS })
      .type('application/json+chapters')
      .send(JSON.stringify({ version: '1.2.0', chapters: parts }));
  });
}
