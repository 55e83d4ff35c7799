import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.mjs';

describe('a free port', () => {
  it('is none that the system gives to a server or a connection that names none', async () => {
    for (let turn = 0; turn < 20; turn += 1) expect(await freePort()).toBeLessThan(32_768);
  });

  it('can be listened at', async () => {
    const server = createServer().listen(await freePort());
    await once(server, 'listening');
    server.close();
  });
});
