import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { MESSAGE } from '../../testing/contact-message.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { tempFolder } from 'releases/testing';
import { contactMail } from './contact-mail.ts';
import { outboxDelivery } from './outbox-delivery.ts';
import type { SendMail } from './send-mail.ts';
import { smtpDelivery } from './smtp-delivery.ts';

interface Delivery {
  readonly send: SendMail;
  readonly delivered: () => Promise<Buffer[]>;
}

const DELIVERIES: Readonly<Record<string, () => Promise<Delivery>>> = {
  'a mail server': async () => {
    const { port, taken } = await startSmtp();
    const send = smtpDelivery({ host: '127.0.0.1', port, secure: false });
    return { send, delivered: async () => taken.map(({ message }) => message) };
  },
  'the outbox': async () => {
    const folder = join(await tempFolder(), 'outbox');
    const delivered = async () =>
      Promise.all((await readdir(folder)).sort().map((file) => readFile(join(folder, file))));
    return { send: outboxDelivery(folder), delivered };
  },
};

const ENDS = {
  from: { name: 'Website', address: 'website@church.example' },
  to: { name: 'Office', address: 'hello@church.example' },
};
const MAIL = contactMail(MESSAGE, ENDS, { key: '5f0e1d7c-0a4e-4c53-9d3c-0b6f3a2f1e11', date: new Date() });

/** Both deliveries pass these tests. */
describe.each(Object.keys(DELIVERIES))('delivery by %s', (name) => {
  const start = () => DELIVERIES[name]?.() ?? Promise.reject(new Error(name));

  it('hands over the whole message', async () => {
    const { send, delivered } = await start();
    await send(MAIL, 'a');
    const [message, ...others] = await delivered();
    expect(others).toEqual([]);
    const email = await PostalMime.parse(message ?? '');
    expect(email).toMatchObject({
      from: { name: 'Website', address: 'website@church.example' },
      to: [{ name: 'Office', address: 'hello@church.example' }],
      replyTo: [{ name: 'Zoë O’Brien 🌅', address: MESSAGE.email }],
      subject: 'Message from Zoë O’Brien 🌅',
    });
    expect(email.text).toContain(MESSAGE.details);
  });

  it('ends every line as RFC 5322 wants', async () => {
    const { send, delivered } = await start();
    await send(MAIL, 'a');
    const [message = Buffer.alloc(0)] = await delivered();
    const lines = message.toString('latin1').split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || line.length > 998)).toEqual([]);
  });

  it('keeps messages of one moment apart', async () => {
    const { send, delivered } = await start();
    await Promise.all(['a', 'b', 'c'].map((name) => send(MAIL, name)));
    expect(await delivered()).toHaveLength(3);
  });
});
