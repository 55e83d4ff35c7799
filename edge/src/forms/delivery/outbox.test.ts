import Fastify from 'fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { afterTest, tempFolder } from 'releases/testing';
import { outboxOf } from './outbox.ts';
import { outboxRoute } from './outbox.ts';

const SMTP = {
  SMTP_URL: 'smtps://user:password@smtp.church.example:465',
  MAIL_FROM: 'website@church.example',
  MAIL_TO: 'office@church.example',
};
const EMAILJS = { EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_ID: 'template', EMAILJS_PUBLIC_KEY: 'key' };
const SECRET = 'a-long-enough-secret';

/** Makes an outbox with these settings and this number of messages. */
async function outbox(settings: Record<string, string>, messages = 0) {
  const outbox = outboxOf(readConfig({ DATA_DIR: await tempFolder(), ...settings }));
  if (messages > 0) await mkdir(outbox.folder);
  // A draft does not count.
  const names = Array.from({ length: messages }, (_, index) => [`${index}.eml`, `${index}.part`]).flat();
  await Promise.all(names.map((name) => writeFile(join(outbox.folder, name), 'Subject: x')));
  return outbox;
}

describe('what is told of the outbox', () => {
  it.each([0, 3])('that nobody is sent messages, where they are and how to mend it: with %i of them', async (count) => {
    const { folder, notice } = await outbox({}, count);
    expect(await notice()).toBe(
      'Nobody is sent what visitors write in the contact form, though they are thanked for it: each message becomes a ' +
        `file in ${folder} (so far: ${count}). To have them sent, set SMTP_URL, MAIL_FROM and MAIL_TO, and start the site again.`,
    );
  });

  it.each([SMTP, EMAILJS])('nothing, where messages are sent and none is left: %j', async (settings) => {
    expect(await (await outbox(settings)).notice()).toBeNull();
  });

  it.each([
    [SMTP, 1, '1 message of the contact form went to nobody'],
    [EMAILJS, 2, '2 messages of the contact form went to nobody'],
  ])('what still lies there, where messages are sent now: %j, %i', async (settings, count, words) => {
    const { folder, notice } = await outbox(settings, count);
    expect(await notice()).toBe(`${words}: read the files in ${folder}, then delete them.`);
  });
});

describe('GET /_/contact-messages', () => {
  async function ask(authorization?: string) {
    const app = Fastify();
    await app.register(outboxRoute, { notice: (await outbox({})).notice, secret: SECRET });
    afterTest(() => app.close());
    return app.inject({ url: '/_/contact-messages', headers: authorization ? { authorization } : {} });
  }

  it('tells it to the CMS', async () => {
    const answer = await ask(`Bearer ${SECRET}`);
    expect(answer.json()).toEqual({ notice: expect.stringContaining('Nobody is sent what visitors write') });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([undefined, 'Bearer', 'Bearer wrong'])('and to nobody else: %s', async (authorization) => {
    const answer = await ask(authorization);
    expect([answer.statusCode, answer.body]).toEqual([401, '{"error":"Unauthorized"}']);
  });
});
