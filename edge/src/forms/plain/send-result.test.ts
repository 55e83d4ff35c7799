import Fastify from 'fastify';
import { afterTest } from 'releases/testing';
import type { PlainForm } from './plain-form.ts';
import { sendResult } from './send-result.ts';

const FORM: PlainForm = { name: 'member', submit: () => Promise.reject(new Error('Nothing is sent here.')) };
const JOIN_US = 'https://church.example/join-us';

async function pageOf(status: number, referer: string | undefined): Promise<string> {
  const app = Fastify();
  afterTest(() => app.close());
  app.get('/', (request, reply) =>
    sendResult(reply, { form: FORM, outcome: { status }, request, publicUrl: 'https://church.example' }),
  );
  return (await app.inject({ url: '/', headers: referer === undefined ? {} : { referer } })).body;
}

it.each([
  [200, undefined, '<a class="on" href="/">Go to the home page</a>'],
  [202, JOIN_US, '<a class="on" href="/join-us">Back to the page</a>'],
  [400, undefined, '<a class="on quiet" href="/">Go to the home page</a>'],
  [503, JOIN_US, '<a class="on quiet" href="/join-us">Open an empty form</a>'],
])('after %i from %s the way on is %s', async (status, referer, link) => {
  expect(await pageOf(status, referer)).toContain(link);
});
