import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterTest } from 'releases/testing';

export interface Smtp {
  readonly port: number;
  /** What it took, and for whom, in order of arrival. */
  readonly taken: { readonly to: string[]; readonly message: Buffer }[];
  readonly connections: () => number;
}

/** A mail server on a real socket. It offers no encryption unless the options say so. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<Smtp> {
  const taken: Smtp['taken'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((message) => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      }, done);
    },
    ...options,
  });
  // A client that hangs up is the test's business, not this server's.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { port, taken, connections: () => server.connections.size };
}
