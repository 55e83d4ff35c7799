import Fastify from 'fastify';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterTest, tempFolder, until } from 'releases/testing';
import { capturedLog } from '../testing/captured-log.ts';
import { batchedOutput, createLogger } from './logger.ts';

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

  it('has each line in the order in which it was written', async () => {
    const { log, text } = await logFile();
    for (let number = 1; number <= 200; number += 1) log.info(`line ${number}`);
    await until(async () => text().includes('"line 200"'));
    const numbers = [...text().matchAll(/"line (\d+)"/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it('has a warning, and what came before, although the edge hangs in the next moment', async () => {
    const { log, text } = await logFile();
    log.info('came before');
    log.warn('something is wrong');
    for (let tries = 0; tries < 1_000 && text() === ''; tries += 1) hangFor(5);
    expect(text()).toMatch(/came before.*\n.*something is wrong/);
  });
});

async function logFile() {
  const file = join(await tempFolder(), 'edge.log');
  writeFileSync(file, '');
  return { log: createLogger('info', batchedOutput(openSync(file, 'a'))), text: () => readFileSync(file, 'utf8') };
}

/** No timer of this thread runs meanwhile. */
function hangFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
