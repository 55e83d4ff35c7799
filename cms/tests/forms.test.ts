import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { editorOf } from './support/editor';
import { post } from './support/http';
import { Failure, Member, PrayerRequest } from './support/wire';

const person = {
  firstName: 'Chidi',
  lastName: 'Okafor',
  email: 'chidi@example.org',
  phoneNumber: '+14105550123',
};
const member = { ...person, address: '12 Taylor Avenue, Parkville, MD 21234' };
const prayer = { ...person, prayerRequest: 'For my brother’s operation.' };

const messages = (body: unknown) =>
  v.parse(v.object({ errors: v.array(v.object({ path: v.array(v.string()) })) }), v.parse(Failure, body).error.details);

describe('POST /api/members', () => {
  it('keeps the member for the church office', async () => {
    const { status, body } = await post('/api/members', { data: member });
    expect(status).toBe(200);
    const { data } = v.parse(Member, body);
    expect(data.attributes).toMatchObject(member);
    const stored = (await editorOf().list('member')).find(({ documentId }) => documentId === data.id);
    expect(stored).toMatchObject(member);
  });

  it('takes a member without an address, and cuts blanks off', async () => {
    const { status, body } = await post('/api/members', { data: { ...member, firstName: '  Chidi ', address: '' } });
    expect(status).toBe(200);
    expect(v.parse(Member, body).data.attributes).toMatchObject({ firstName: 'Chidi', address: null });
  });

  it.each(['(410) 555-0142', '410.555.0142', '410 555 0142'])(
    'stores the phone number %s in one form',
    async (phoneNumber) => {
      const { status, body } = await post('/api/members', { data: { ...member, phoneNumber } });
      expect([status, v.parse(Member, body).data.attributes.phoneNumber]).toEqual([200, '4105550142']);
    },
  );

  it('stores what staff write into the panel in the same form', async () => {
    const editor = editorOf();
    const { documentId } = await editor.create('member', { ...member, phoneNumber: '+1 (410) 555-0142' });
    const stored = (await editor.list('member')).find((entry) => entry.documentId === documentId);
    expect(stored?.phoneNumber).toBe('+14105550142');
  });

  it('answers a hostile e-mail address at once', async () => {
    const email = `ruth@${'a.'.repeat(120)}1`;
    expect((await post('/api/members', { data: { ...member, email } })).status).toBe(400);
  });

  it.each([
    ['firstName', ''],
    ['firstName', undefined],
    ['lastName', '   '],
    ['lastName', 'x'.repeat(101)],
    ['email', ''],
    ['email', 'chidi.example.org'],
    ['phoneNumber', ''],
    ['phoneNumber', '410-555-012'],
    ['phoneNumber', '123456789'],
    ['phoneNumber', '+12345'],
    ['phoneNumber', '4105550123 ext 4'],
    ['address', 'x'.repeat(301)],
    ['firstName', 42],
    ['email', { $ne: '' }],
  ])('refuses %s = %j', async (field, value) => {
    const { status, body } = await post('/api/members', { data: { ...member, [field]: value } });
    expect(status).toBe(400);
    expect(messages(body).errors.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('POST /api/prayer-requests', () => {
  it('keeps the request for those who pray', async () => {
    const { status, body } = await post('/api/prayer-requests', { data: prayer });
    expect(status).toBe(200);
    const { data } = v.parse(PrayerRequest, body);
    const stored = (await editorOf().list('prayer-request')).find(({ documentId }) => documentId === data.id);
    expect(stored).toMatchObject(prayer);
  });

  it('takes a request without a name, e-mail address or phone number', async () => {
    const data = { firstName: '', lastName: '', email: '', phoneNumber: '', prayerRequest: 'Please pray.' };
    const { status, body } = await post('/api/prayer-requests', { data });
    expect(status).toBe(200);
    expect(v.parse(PrayerRequest, body).data.attributes).toMatchObject({
      firstName: null,
      lastName: null,
      email: null,
      phoneNumber: null,
      prayerRequest: 'Please pray.',
    });
  });

  it.each([
    ['prayerRequest', ''],
    ['prayerRequest', undefined],
    ['prayerRequest', 'x'.repeat(5001)],
    ['email', 'nobody@'],
    ['phoneNumber', '12345'],
    ['phoneNumber', '+1234 567890'],
  ])('refuses %s = %j', async (field, value) => {
    const { status, body } = await post('/api/prayer-requests', { data: { ...prayer, [field]: value } });
    expect(status).toBe(400);
    expect(messages(body).errors.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe.each([
  ['members', 'member', member],
  ['prayer-requests', 'prayer-request', prayer],
])('a form that comes again, to %s', (path, type, form) => {
  const send = (key: string, data: object = form) => post(`/api/${path}`, { data }, { 'idempotency-key': key });
  const entered = async (lastName: string) =>
    (await editorOf().list(type)).filter((entry) => entry['lastName'] === lastName);

  it('is entered once, and answered as the first time', async () => {
    const [key, lastName] = [randomUUID(), `Twice${randomUUID()}`];
    const first = await send(key, { ...form, lastName });
    const second = await send(key.toUpperCase(), { ...form, lastName });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(JSON.stringify(first.body)).not.toContain(key);
    expect(await entered(lastName)).toHaveLength(1);
  });

  it('is entered once when it comes ten times at one moment', async () => {
    const [key, lastName] = [randomUUID(), `Race${randomUUID()}`];
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, { ...form, lastName })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await entered(lastName)).toHaveLength(1);
  });

  it('is entered each time under another key, or none', async () => {
    const lastName = `Other${randomUUID()}`;
    for (const key of [randomUUID(), randomUUID(), '', '']) await send(key, { ...form, lastName });
    expect(await entered(lastName)).toHaveLength(4);
  });

  it('is checked as always, and under a key too', async () => {
    const wrong = await send(randomUUID(), { ...form, phoneNumber: '12' });
    expect([wrong.status, messages(wrong.body).errors.map(({ path: [name] }) => name)]).toEqual([400, ['phoneNumber']]);
    expect((await send('no-uuid')).status).toBe(400);
    expect((await send(randomUUID(), { ...form, isAdmin: true })).status).toBe(400);
  });
});

describe.each(['members', 'prayer-requests'])('a body that no form sends, to %s', (type) => {
  const valid = type === 'members' ? member : prayer;

  it.each([
    ['an unknown field', { data: { ...valid, isAdmin: true } }],
    ['an id', { data: { ...valid, id: 1 } }],
    ['a creator', { data: { ...valid, createdBy: 1 } }],
    ['a key', { data: { ...valid, submissionKey: randomUUID() } }],
    ['no data', {}],
    ['a list', { data: [valid] }],
    ['a text', 'data'],
    ['nothing', null],
  ])('is refused: %s', async (_, body) => {
    expect((await post(`/api/${type}`, body)).status).toBe(400);
  });
});
