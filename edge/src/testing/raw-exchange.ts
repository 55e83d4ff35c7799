import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';

/** Sends bytes as they are, and returns everything that arrives until the edge closes the connection. */
export async function rawExchange(origin: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The edge may close the connection before it has read all bytes. What it sent before counts.
  socket.on('error', () => undefined);
  socket.write(request);
  return text(socket).catch(() => '');
}

/** Sends a head and then its body in parts, as a slow client does. @returns what arrives, and how many parts the edge took */
export async function sendInParts(origin: string, head: string, parts: readonly string[]) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const answers = text(socket).catch(() => '');
  socket.write(head);
  let taken = 0;
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(part);
    taken += 1;
    // The edge is in this process. It has its turn between two parts.
    await setImmediate();
  }
  return { answers: await answers, taken };
}

/** A request with this start line, a host and these header lines. */
export function rawRequest(start: string, lines: readonly string[] = [], body = ''): string {
  return [start, 'host: church.example', 'connection: close', ...lines, '', body].join('\r\n');
}

/** The status of each answer, in order. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
