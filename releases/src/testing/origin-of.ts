import type { Server } from 'node:net';

/** Lets a server listen on a free port. */
export async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}
