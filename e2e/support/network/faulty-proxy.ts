import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Fault } from './fault.ts';

/** Stands between two programs, and fails on demand. A real server, so that caches and connections are real too. */
export interface FaultyProxy {
  readonly url: string;
  /** From now on, the requests to addresses that match. */
  fail(address: RegExp, fault: Fault): void;
  /** From now on all goes through again; what hangs, hangs on. */
  mend(): void;
  /** Nobody listens any more; whoever is connected is cut off. */
  down(): Promise<void>;
  /** Listens again at the same address. */
  up(): Promise<void>;
}

/** Milliseconds that a silent connection stays open: as long as the answers say that are passed on. */
const SILENT_MS = 72_000;

export async function startProxy(target: string): Promise<FaultyProxy> {
  let failing: { readonly address: RegExp; readonly fault: Fault } | null = null;

  const server = createServer({ keepAliveTimeout: SILENT_MS }, (incoming, response) => {
    const forward = (change?: (text: string) => string) => pass(target, { incoming, response }, change);
    const fault = failing?.address.test(incoming.url ?? '') ? failing.fault : () => forward();
    Promise.resolve(fault({ response, forward })).catch(() => response.destroy());
  });
  const listen = async (port: number) => void (await once(server.listen(port), 'listening'));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    fail: (address, fault) => void (failing = { address, fault }),
    mend: () => void (failing = null),
    up: () => listen(port),
    async down() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

async function pass(
  target: string,
  { incoming, response }: Exchange,
  change?: (text: string) => string,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const { 'accept-encoding': encoding = 'identity', ...asked } = incoming.headers;
  const headers = { ...asked, host: new URL(target).host, 'accept-encoding': change ? 'identity' : encoding };
  const outgoing = ask(new URL(url, target), { method, headers });
  incoming.pipe(outgoing);
  const [answered] = (await once(outgoing, 'response')) as [IncomingMessage];
  // A changed text has another length.
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answered.headers;
  response.statusCode = answered.statusCode ?? 502;
  for (const [name, value] of Object.entries(change ? rest : answered.headers))
    if (value) response.setHeader(name, value);
  if (change) response.end(change(await text(answered)));
  else answered.pipe(response);
}
