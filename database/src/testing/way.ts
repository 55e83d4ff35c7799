import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** The way to a database, which a test closes and opens. */
export interface Way {
  /** The database's URL, by this way. */
  readonly url: string;
  /** Ends what is connected, and refuses every new connection. */
  readonly close: () => void;
  readonly open: () => void;
  /** Passes nothing on any more, and tells neither side. */
  readonly silence: () => void;
  readonly end: () => Promise<void>;
}

/** A port of this machine that leads to the database of `url`. */
export async function wayTo(url: string): Promise<Way> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname);
    for (const [one, far] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => far.destroy()).on('close', () => far.destroy() && sockets.delete(one));
    }
    if (!isOpen) socket.destroy();
    socket.pipe(other).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' ? String(address?.port) : '';
  const close = () => {
    isOpen = false;
    sockets.forEach((socket) => socket.destroy());
  };
  return {
    url: Object.assign(new URL(url), { port: own }).href,
    close,
    open: () => void (isOpen = true),
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
    async end() {
      close();
      server.close();
      await once(server, 'close');
    },
  };
}
