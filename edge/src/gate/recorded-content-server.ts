import Fastify from 'fastify';
import { apiError } from '../content/api-error.ts';
import { pathOf } from '../logger.ts';
import { entriesOf, type Recording } from './recorded-content.ts';

export interface RecordedContentServer {
  readonly origin: string;
  readonly recording: Recording;
  readonly close: () => Promise<void>;
}

/** A content API that answers from a recording, for this machine only. */
export async function startRecordedContent(recording: Recording): Promise<RecordedContentServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/api/*', async (request, reply) => {
    const answer = answerTo(recording, pathOf(request.url));
    return answer ?? reply.code(404).send(apiError(404, 'NotFoundError', 'Not Found'));
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, recording, close: () => app.close() };
}

/** A recorded answer, or one entry of a recorded list: `/api/events/<id>`. */
function answerTo(recording: Recording, path: string): object | null {
  const recorded = recording[path];
  if (recorded) return recorded;
  const [, list = '', id] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  const entry = entriesOf(recording, list).find((item) => item.id === id);
  return entry ? { data: entry, meta: {} } : null;
}
