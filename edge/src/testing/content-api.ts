import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterTest, originOf } from 'releases/testing';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface ContentApi {
  readonly origin: string;
  /** `GET /api/events?…`, in order of arrival. */
  readonly calls: string[];
  readonly bodies: { readonly text: string; readonly headers: IncomingMessage['headers'] }[];
  /** Its answer to the calls that follow. */
  answer: Answer;
  /** Its answer to what the search reads in the background, apart from the calls above. */
  searchAnswer: Answer;
  stop(): Promise<void>;
}

/** Nobody else asks when entries were edited. */
const OF_SEARCH = /[?&]fields=[^&]*\bupdatedAt\b/;

/** A content API on a real socket. Its answers are the test's. */
export async function startContentApi(): Promise<ContentApi> {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (OF_SEARCH.test(request.url ?? '')) return api.searchAnswer(request, response);
    api.calls.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    if (body.length > 0) api.bodies.push({ text: body.toString(), headers: request.headers });
    api.answer(request, response);
  };
  const server = createServer((request, response) => void take(request, response));
  const origin = await originOf(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const nothing = json({ data: [] });
  const api: ContentApi = { origin, calls: [], bodies: [], answer: nothing, searchAnswer: nothing, stop };
  afterTest(stop);
  return api;
}

export function json(body: unknown, status = 200): Answer {
  return raw(JSON.stringify(body), { status });
}

export function raw(
  body: string | Buffer,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  };
}

/** Closes the connection before the whole body was sent. */
export function truncated(): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"data":[');
    setImmediate(() => response.destroy());
  };
}
