import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import * as v from 'valibot';

import { editorOf } from './support/editor';
import { given } from './support/given';
import { HOOK_SECRET } from './support/hook-secret';
import { get } from './support/http';
import { until } from './support/until';

const NOTICE = 'Nobody is sent what visitors write.';
const Told = v.object({ answered: v.boolean() });

const ask = async () => (await editorOf().call('GET', '/contact-messages')).body;

/** What the panel is told once the site has answered in time. */
async function told(): Promise<unknown> {
  let answer: unknown;
  await until(async () => v.parse(Told, (answer = await ask())).answered);
  return answer;
}

describe('whether messages of the contact form reach anybody', () => {
  let site: Server;
  let answer: object = { notice: NOTICE };

  beforeAll(async () => {
    site = createServer(({ url, headers }, response) => {
      const isCms = url === '/contact-messages' && headers.authorization === `Bearer ${HOOK_SECRET}`;
      response.writeHead(isCms ? 200 : 401).end(JSON.stringify(answer));
    }).listen(Number(given('HOOK_PORT')), '127.0.0.1');
    await once(site, 'listening');
  });

  afterAll(() => site.close());

  it('is asked of the site, and told in the panel', async () => {
    expect(await told()).toEqual({ answered: true, notice: NOTICE });
    answer = { notice: null };
    expect(await told()).toEqual({ answered: true, notice: null });
  });

  it('is not known while the site says nothing that can be read', async () => {
    answer = { notices: 3 };
    expect(await ask()).toEqual({ answered: false, notice: null });
  });

  it('is told to nobody who is not logged in', async () => {
    expect((await get('/contact-messages')).status).toBe(401);
  });
});
