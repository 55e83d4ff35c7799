import Fastify from 'fastify';
import { afterTest } from 'releases/testing';
import { capturedLog } from '../testing/captured-log.ts';

describe('the log', () => {
  it('knows of a request its method and path only', async () => {
    const { log, text } = capturedLog();
    const app = Fastify({ loggerInstance: log });
    app.get('/*', async (request) => request.log.error({ req: request }, 'seen'));
    afterTest(() => app.close());
    await app.inject({
      url: '/event-details?id=secret-query',
      remoteAddress: '203.0.113.7',
      headers: { cookie: 'visitor=secret-cookie', authorization: 'Bearer secret-token' },
    });
    expect(text()).toContain('"path":"/event-details"');
    expect(text()).not.toMatch(/secret|203\.0\.113\.7/);
  });
});
