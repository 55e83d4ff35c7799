import { connect } from 'node:net';

export interface RawAnswer {
  /** 0: hung up without a word. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** A server waits for the rest of a request (RFC 9112, 9.5). This client hangs up sooner. */
const IDLE_MS = 300;
const GIVE_UP_MS = 5_000;

/** Sends bytes (latin1) on a connection of their own, and waits for all of the answer. */
export function sendRaw(origin: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const idle = setTimeout(() => socket.end(), IDLE_MS);
    const limit = setTimeout(() => socket.destroy(), GIVE_UP_MS);
    socket.on('data', (part) => void parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(idle);
      clearTimeout(limit);
      const text = Buffer.concat(parts).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text, ms: performance.now() - begun });
    });
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
