import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type IncomingHttpHeaders as Http2Headers, type OutgoingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import type { Proxy } from '../../../tooling/run/proxies/start-proxy.mjs';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders | Http2Headers;
  /** As it came, compressed or not. */
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The visitor's address, one of this machine's. */
  readonly from?: string;
}

/** Asks by plain http, and follows nothing. */
export async function askPlainly(port: number, path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const [response] = await once(get({ host: '127.0.0.1', port, path, headers }), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Asks a proxy over TLS and HTTP/2, each time by a connection of its own. Rejects unless the proxy takes both. */
export async function askOverTls(proxy: Proxy, path: string, question: Question = {}): Promise<RawAnswer> {
  const { method = 'GET', host = proxy.domain, headers = {}, body = '', from = '127.0.0.1' } = question;
  const session = connect(`https://${host}`, {
    createConnection: () =>
      connectTls({
        ...{ host: '127.0.0.1', port: proxy.httpsPort, localAddress: from, servername: host },
        ...{ ca: proxy.certificate.authority, ALPNProtocols: ['h2'] },
      }),
  });
  try {
    // Without a stream of its own, a failed connection would be an error that nobody catches.
    const failed = once(session, 'error').then(([error]) => Promise.reject(error));
    const stream = session.request({ ':path': path, ':method': method, ...headers });
    // A request without a body ends by itself.
    if (body !== '') stream.end(body);
    const [answer] = await Promise.race([once(stream, 'response'), failed]);
    // Some proxies take HTTP/2 from a client that they have not agreed with.
    if (session.alpnProtocol !== 'h2') throw new Error(`HTTP/2 was not agreed on, but ${session.alpnProtocol}.`);
    return { status: Number(answer[':status']), headers: answer, body: await buffer(stream) };
  } finally {
    session.destroy();
  }
}
