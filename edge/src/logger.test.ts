import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterTest } from './testing/after-test.ts';
import { createLogger } from './logger.ts';

describe('the log', () => {
  it('knows of a request its method and path only', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = Fastify({ loggerInstance: createLogger('info', stream) });
    app.get('/*', async (request) => request.log.error({ req: request }, 'seen'));
    afterTest(() => app.close());
    await app.inject({
      url: '/event-details?id=secret-query',
      remoteAddress: '203.0.113.7',
      headers: { cookie: 'visitor=secret-cookie', authorization: 'Bearer secret-token' },
    });
    const log = lines.join('');
    expect(log).toContain('"path":"/event-details"');
    expect(log).not.toMatch(/secret|203\.0\.113\.7/);
  });
});
