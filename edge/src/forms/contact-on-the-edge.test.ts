import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { capturedLog } from '../testing/captured-log.ts';
import { MESSAGE } from '../testing/contact-message.ts';
import { startSmtp } from '../testing/smtp.ts';
import { HOOK_SECRET, startEmptySite, startSite } from '../testing/site.ts';
import { until } from 'releases/testing';

const NAMES = { user_id: 'site', service_id: 'soteria', template_id: 'contact' };

const send = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ lib_version: '4.4.1', ...NAMES, template_params: MESSAGE }),
  });

const sendForm = (origin: string, names = NAMES) =>
  fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: new URLSearchParams({ ...names, ...MESSAGE }) });

async function outboxOf(dataDir: string) {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}

describe('a message on the running edge', () => {
  it('lies in the outbox while there is no mail server, whichever way it came, and once after a second click', async () => {
    const { origin, dataDir } = await startSite({ MAIL_TO: 'office@church.example' });
    const response = await send(origin, { origin: 'http://church.example' });
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const form = await sendForm(origin);
    expect([form.status, (await sendForm(origin)).status]).toEqual([200, 200]);
    const messages = await outboxOf(dataDir);
    expect(messages).toHaveLength(2);
    for (const { subject, to, text } of messages) {
      expect([subject, to?.[0]?.address]).toEqual(['Message from Zoë O’Brien 🌅', 'office@church.example']);
      expect(text).toContain(MESSAGE.details);
    }
  });

  it('is announced at the start as one that nobody is sent, and the CMS is told so', async () => {
    const { log, text } = capturedLog();
    const { origin, dataDir } = await startEmptySite({}, log);
    expect(text()).toMatch(/"level":40.*Nobody is sent what visitors write in the contact form/);
    expect(text()).toContain(join(dataDir, 'outbox'));
    const asked = await fetch(`${origin}/_/contact-messages`, { headers: { authorization: `Bearer ${HOOK_SECRET}` } });
    expect((await asked.json()).notice).toContain('Nobody is sent');
  });

  it('goes to the mail server, and waits for it when that is gone', async () => {
    const refused = { current: false };
    const smtp = await startSmtp({
      onConnect: (_session, done) => (refused.current ? done(new Error('closed')) : done()),
    });
    const settings = { MAIL_FROM: 'site@church.example', MAIL_TO: 'office@church.example' };
    const { origin, dataDir } = await startSite({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, ...settings });
    expect((await send(origin)).status).toBe(200);
    expect(smtp.taken.map(({ to }) => to)).toEqual([['office@church.example']]);
    refused.current = true;
    const response = await send(origin);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    refused.current = false;
    await until(() => smtp.taken.length === 2);
    expect(await outboxOf(dataDir)).toEqual([]);
  });

  it('is counted once, whichever way it comes', async () => {
    const { origin } = await startSite({ FORMS_RATE_PER_MINUTE: '2' });
    expect((await send(origin)).status).toBe(200);
    expect((await sendForm(origin)).status).toBe(200);
    expect((await sendForm(origin)).status).toBe(429);
    expect((await send(origin)).status).toBe(429);
  });

  it('is left to EmailJS where that is configured, except from a browser without JavaScript', async () => {
    const { origin, api, dataDir } = await startSite({
      EMAILJS_SERVICE_ID: 'service',
      EMAILJS_TEMPLATE_ID: 'template',
      EMAILJS_PUBLIC_KEY: 'key',
    });
    const response = await send(origin);
    expect([response.status, (await response.json()).error.name]).toEqual([404, 'NotFoundError']);
    const names = { user_id: 'key', service_id: 'service', template_id: 'template' };
    expect((await sendForm(origin, names)).status).toBe(200);
    expect((await sendForm(origin, { ...names, user_id: 'other' })).status).toBe(400);
    expect(await outboxOf(dataDir)).toHaveLength(1);
    expect(api.calls).toEqual([]);
  });
});
