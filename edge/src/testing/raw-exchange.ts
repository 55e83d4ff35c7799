import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are, and returns everything that arrives until the edge closes the connection. */
export async function rawExchange(origin: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The edge may close the connection before it has read all bytes. What it sent before counts.
  socket.on('error', () => undefined);
  socket.write(request);
  return text(socket).catch(() => '');
}

/** A request with this start line, a host and these header lines. */
export function rawRequest(start: string, lines: readonly string[] = [], body = ''): string {
  return [start, 'host: church.example', 'connection: close', ...lines, '', body].join('\r\n');
}

/** The status of each answer, in order. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
