import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterTest } from 'releases/testing';

export interface Smtp {
  readonly port: number;
  /** The messages and their recipients, in order of arrival. */
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
  // A test may close a connection; that is no error of this server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { port, taken, connections: () => server.connections.size };
}
