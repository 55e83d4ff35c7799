import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are, and waits for all that comes back until the edge hangs up: a client that does gets no answer. */
export async function rawExchange(origin: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Hung up in the middle of our bytes: what it said before counts.
  socket.on('error', () => undefined);
  socket.write(request);
  return text(socket).catch(() => '');
}

/** `GET /path HTTP/1.1` with a host and the lines that are given. */
export function rawRequest(start: string, lines: readonly string[] = [], body = ''): string {
  return [start, 'host: church.example', 'connection: close', ...lines, '', body].join('\r\n');
}

/** The status of each answer, in their order. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
