import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { MESSAGE } from '../../testing/contact-message.ts';
import { contactMail } from './contact-mail.ts';
import { ContactMessage } from '../intake/contact-message.ts';

const ENDS = {
  from: { name: 'Website', address: 'website@church.example' },
  to: { name: '', address: 'hello@church.example' },
};

const POSTMARK = { key: '5f0e1d7c-0a4e-4c53-9d3c-0b6f3a2f1e11', date: new Date('2026-11-22T10:00:00Z') };

async function composed(message: ContactMessage) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(contactMail(message, ENDS, POSTMARK));
  return { bytes: String(bytes), email: await PostalMime.parse(String(bytes)) };
}

describe("a visitor's message", () => {
  it('comes from the site, goes to the church, and is answered to the visitor', async () => {
    const { email } = await composed(MESSAGE);
    expect(email).toMatchObject({
      from: { name: 'Website', address: 'website@church.example' },
      to: [{ address: 'hello@church.example' }],
      replyTo: [{ name: 'Zoë O’Brien 🌅', address: "zoe.o'brien+church@example.org" }],
      subject: 'Message from Zoë O’Brien 🌅',
      date: '2026-11-22T10:00:00.000Z',
      messageId: '<5f0e1d7c-0a4e-4c53-9d3c-0b6f3a2f1e11@church.example>',
    });
  });

  it('is the same message each time that it is handed over', async () => {
    const { bytes } = await composed(MESSAGE);
    expect((await composed(MESSAGE)).bytes).toBe(bytes);
  });

  it('tells staff who writes, how to reach them, and what they write', async () => {
    const { email } = await composed(MESSAGE);
    expect(email.text).toContain(
      `Name: Zoë O’Brien 🌅\nE-mail: zoe.o'brien+church@example.org\nPhone: +14105550123\n\n${MESSAGE.details}\n`,
    );
    expect([email.html, email.attachments]).toEqual([undefined, []]);
  });

  it.each([
    ['Zoë\r\nBcc: all@example.org', "O'Brien\n\nHello"],
    ['Zoë\rTo: all@example.org', 'O\u2028Brien\u0085X: y'],
    ['"Zoë" <all@example.org>,', '=?utf-8?q?=0D=0ABcc:_all@example.org?='],
    ['Zoë\0', '\t O’Brien'],
  ])('has no header of the visitor’s making: %j %j', async (firstName, lastName) => {
    const { bytes, email } = await composed(v.parse(ContactMessage, { ...MESSAGE, firstName, lastName }));
    expect(headerNames(bytes)).toEqual(HEADERS);
    expect(email.to).toEqual([{ name: '', address: 'hello@church.example' }]);
    expect(email.replyTo?.map(({ address }) => address)).toEqual([MESSAGE.email]);
    expect(email.subject).toMatch(/^Message from "?Zoë/);
  });

  it('has the same headers whatever was typed', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...HOSTILE) }));
    const typed = fc.record({ firstName: text, lastName: text, details: text });
    await fc.assert(
      fc.asyncProperty(typed, async (fields) => {
        const { success, output } = v.safeParse(ContactMessage, { ...MESSAGE, ...fields });
        fc.pre(success);
        const { bytes, email } = await composed(output);
        expect(headerNames(bytes)).toEqual(HEADERS);
        expect(email.subject).toBe(`Message from ${output.firstName} ${output.lastName}`);
        expect(email.text).toContain(`\n\n${output.details}\n\n--\n`);
      }),
      { numRuns: 60 },
    );
  });
});

const HOSTILE = [
  '\r',
  '\n',
  '\r\n',
  ':',
  ' ',
  '\t',
  '<',
  '>',
  ',',
  '"',
  '\\',
  '=?',
  '?=',
  '.',
  '--',
  'Bcc: a@b',
  'é',
  '🌅',
];

const HEADERS = [
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
];

function headerNames(message: string): string[] {
  const [head = ''] = message.split('\r\n\r\n');
  return head
    .split(/\r\n(?![ \t])/)
    .map((line) => line.replace(/:.*/s, ''))
    .sort();
}
