import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { capturedLog } from '../testing/captured-log.ts';
import { FORM_SITES, mortalEdge } from '../testing/form-sites.ts';
import { DELIVERED, MEMBER, fakeRecipient, POSTPONED, silentRecipient, storedForms } from '../testing/forms.ts';
import { until } from 'releases/testing';
import type { DeliveryResult } from './queue/delivery-result.ts';

/** No test here is about an outage: a slow database is waited for. */
jest.mock('database', () => ({
  ...jest.requireActual('database'),
  answerWithin: (_milliseconds: number, asked: Promise<unknown>) => asked,
}));

const STORED = { state: 'stored' };
const REFUSED = {
  state: 'refused',
  answer: { status: 400, body: '{}' },
  reason: 'the answer was 400',
} satisfies DeliveryResult;
const MINUTE = 60_000;

function clock() {
  let time = Date.now();
  return { now: () => time, pass: (milliseconds: number) => void (time += milliseconds) };
}

describe.each(FORM_SITES)('a form, stored by %s,', (_engine, startSite) => {
  it('is delivered at once, and its visitor gets the recipient’s own words', async () => {
    const { submissions, side } = await storedForms({ site: await startSite() });
    const key = randomUUID();
    expect(await submissions.accept({ ...MEMBER, key })).toEqual({ state: 'answered', answer: DELIVERED.answer });
    expect(side.keys).toEqual([key]);
    expect(await submissions.list()).toEqual([]);
  });

  it('is stored while nobody is there, and goes when the content API is back', async () => {
    const { submissions, side, isEmpty } = await storedForms({
      site: await startSite(),
      side: fakeRecipient(POSTPONED),
      now: clock().now,
    });
    expect(await submissions.accept(MEMBER)).toEqual(STORED);
    expect(await submissions.list()).toMatchObject([{ state: 'waiting', attempts: 1, reason: 'nobody is there' }]);
    side.answer = DELIVERED;
    submissions.contentIsBack();
    await until(isEmpty);
    expect(side.keys).toHaveLength(2);
    expect(new Set(side.keys).size).toBe(1);
  });

  it('goes with the others as soon as one of them got through', async () => {
    // The clock stands still, so no form becomes due.
    const { submissions, side, isEmpty } = await storedForms({
      site: await startSite(),
      side: fakeRecipient(POSTPONED),
      now: clock().now,
    });
    await submissions.accept(MEMBER);
    await submissions.accept({ ...MEMBER, key: randomUUID() });
    side.answer = DELIVERED;
    await submissions.accept({ ...MEMBER, key: randomUUID() });
    await until(isEmpty);
  });

  it('is stored when the answer takes too long, and delivered once all the same', async () => {
    let answer = (_result: DeliveryResult): void => undefined;
    const side = fakeRecipient(new Promise((resolve) => (answer = resolve)));
    const { submissions, isEmpty } = await storedForms({ site: await startSite(), side, waitMs: 50 });
    const key = randomUUID();
    expect(await submissions.accept({ ...MEMBER, key })).toEqual(STORED);
    answer(DELIVERED);
    await until(isEmpty);
    expect(await submissions.accept({ ...MEMBER, key })).toMatchObject({ state: 'answered', answer: { status: 200 } });
    expect(side.keys).toEqual([key]);
  });
});

describe.each(FORM_SITES)('a repetition, stored by %s,', (_engine, startSite) => {
  it('gets the first outcome without what was typed, and is not delivered again', async () => {
    const body = JSON.stringify({ data: { id: 'a1', attributes: MEMBER.answers }, meta: {}, message: 'Welcome' });
    const { submissions, side } = await storedForms({
      side: fakeRecipient({ state: 'delivered', answer: { status: 201, body } }),
    });
    const key = randomUUID();
    expect(await submissions.accept({ ...MEMBER, key })).toEqual({ state: 'answered', answer: { status: 201, body } });
    const again = { status: 201, body: '{"data":{"id":"a1"},"message":"Welcome"}' };
    expect(await submissions.accept({ ...MEMBER, key })).toEqual({ state: 'answered', answer: again });
    expect(side.keys).toEqual([key]);
  });

  it('waits for the first one’s answer while that is under way', async () => {
    const { submissions, side } = await storedForms({ site: await startSite() });
    const key = randomUUID();
    const both = await Promise.all([submissions.accept({ ...MEMBER, key }), submissions.accept({ ...MEMBER, key })]);
    expect(both).toEqual([
      { state: 'answered', answer: DELIVERED.answer },
      { state: 'answered', answer: DELIVERED.answer },
    ]);
    expect(side.keys).toEqual([key]);
  });

  it('is told at once that the first one is stored, while nobody takes that', async () => {
    const { submissions, side } = await storedForms({
      site: await startSite(),
      side: fakeRecipient(POSTPONED),
      now: clock().now,
      waitMs: 60_000,
    });
    const key = randomUUID();
    expect(await submissions.accept({ ...MEMBER, key })).toEqual(STORED);
    expect(await submissions.accept({ ...MEMBER, key })).toEqual(STORED);
    expect(side.keys).toEqual([key]);
  });

  it('with other answers under the same key is none', async () => {
    const { submissions, side } = await storedForms({ site: await startSite() });
    const key = randomUUID();
    await submissions.accept({ ...MEMBER, key });
    const other = { ...MEMBER, answers: { ...MEMBER.answers, firstName: 'Ruth' } };
    expect(await submissions.accept({ ...other, key })).toEqual({ state: 'other' });
    expect(await submissions.accept({ ...MEMBER, kind: 'prayer-request', key })).toEqual({ state: 'other' });
    expect(side.keys).toHaveLength(1);
  });

  it('without a key is known by its answers and address for ten minutes', async () => {
    const { now, pass } = clock();
    const { submissions, side } = await storedForms({ site: await startSite(), now });
    const send = (address: string) => submissions.accept({ ...MEMBER, address });
    await send('203.0.113.7');
    pass(9 * MINUTE);
    await send('203.0.113.7');
    expect(side.keys).toHaveLength(1);
    await send('203.0.113.8');
    expect(side.keys).toHaveLength(2);
    pass(20 * MINUTE);
    await send('203.0.113.7');
    expect(side.keys).toHaveLength(3);
    expect(side.keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  it('is a new form after thirty days', async () => {
    const { now, pass } = clock();
    const first = await storedForms({ site: await startSite(), now });
    const key = randomUUID();
    await first.submissions.accept({ ...MEMBER, key });
    pass(31 * 24 * 60 * MINUTE);
    await first.submissions.stop();
    const { submissions } = await storedForms({ now, site: first.site, side: first.side });
    await submissions.accept({ ...MEMBER, key });
    expect(first.side.keys).toEqual([key, key]);
  });
});

describe.each(FORM_SITES)('a form that is refused, stored by %s,', (_engine, startSite) => {
  it('is dropped when its visitor is there to be told', async () => {
    const { submissions } = await storedForms({ site: await startSite(), side: fakeRecipient(REFUSED) });
    expect(await submissions.accept(MEMBER)).toEqual({ state: 'answered', answer: REFUSED.answer });
    expect(await submissions.list()).toEqual([]);
  });

  it('is stored for staff when its visitor was thanked, and can be tried again', async () => {
    const { submissions, side, isEmpty } = await storedForms({
      site: await startSite(),
      side: fakeRecipient(POSTPONED),
    });
    await submissions.accept(MEMBER);
    side.answer = REFUSED;
    submissions.contentIsBack();
    await until(async () => (await submissions.list())[0]?.state === 'refused');
    const [{ id = '' } = {}] = await submissions.list();
    expect(await submissions.read(id)).toMatchObject({ reason: REFUSED.reason, answers: MEMBER.answers });
    side.answer = DELIVERED;
    expect(await submissions.release(id)).toBe(true);
    await until(isEmpty);
  });
});

describe.each(FORM_SITES)('a form that looks like spam, stored by %s,', (_engine, startSite) => {
  it('is held for staff, who let it go on', async () => {
    const { submissions, side, isEmpty } = await storedForms({ site: await startSite() });
    expect(await submissions.accept({ ...MEMBER, homepage: 'https://spam.example' })).toEqual(STORED);
    expect(side.keys).toEqual([]);
    const [held] = await submissions.list();
    expect(held).toMatchObject({ state: 'held', reason: 'the hidden field was filled in' });
    expect(held).not.toHaveProperty('answers');
    await submissions.release(held?.id ?? '');
    await until(isEmpty);
    expect(side.keys).toHaveLength(1);
    expect(await submissions.release(held?.id ?? '')).toBe(false);
  });

  it('or erase it, which its sender does not notice', async () => {
    const { submissions, side } = await storedForms({ site: await startSite() });
    const key = randomUUID();
    await submissions.accept({ ...MEMBER, key, homepage: 'x' });
    const [{ id = '' } = {}] = await submissions.list();
    expect(await submissions.remove(id)).toBe(true);
    expect([await submissions.list(), await submissions.read(id), await submissions.remove(id)]).toEqual([
      [],
      undefined,
      false,
    ]);
    expect(await submissions.accept({ ...MEMBER, key })).toEqual(STORED);
    expect(side.keys).toEqual([]);
  });
});

describe.each(FORM_SITES)('several edges of a site, stored by %s,', (_engine, startSite) => {
  it('deliver each form once', async () => {
    const side = fakeRecipient();
    const { submissions, site, isEmpty } = await storedForms({ site: await startSite(), side, waitMs: 500 });
    const other = await storedForms({ side, site, waitMs: 500 });
    const keys = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(
      keys.flatMap((key) => [submissions.accept({ ...MEMBER, key }), other.submissions.accept({ ...MEMBER, key })]),
    );
    await until(isEmpty);
    expect([...side.keys].sort()).toEqual([...keys].sort());
  });

  it('take over what one that died was delivering', async () => {
    const { now, pass } = clock();
    const site = await startSite();
    const edge = mortalEdge(site);
    const first = await storedForms({ site: edge, side: silentRecipient(), now, waitMs: 50 });
    expect(await first.submissions.accept(MEMBER)).toEqual(STORED);
    await until(async () => (await first.submissions.list())[0]?.state === 'delivering');
    edge.die();
    const { submissions, side, isEmpty } = await storedForms({ site, now });
    expect(await submissions.list()).toMatchObject([{ state: 'delivering' }]);
    expect([await submissions.release((await submissions.list())[0]?.id ?? ''), side.keys]).toEqual([false, []]);
    pass(21_000);
    submissions.contentIsBack();
    await until(isEmpty);
    expect(side.keys).toHaveLength(1);
  });
});

describe.each(FORM_SITES)('the log, stored by %s,', (_engine, startSite) => {
  it('alerts when forms wait too long, in one line for ten minutes, and holds nothing of them', async () => {
    const { now, pass } = clock();
    const { log, text } = capturedLog();
    const { submissions, site } = await storedForms({
      site: await startSite(),
      side: fakeRecipient(POSTPONED),
      now,
      log,
    });
    await submissions.accept({ ...MEMBER, address: '203.0.113.7' });
    expect(text()).not.toContain('undelivered');
    await submissions.stop();
    pass(11 * MINUTE);
    const later = await storedForms({ side: fakeRecipient(POSTPONED), now, log, site });
    await later.submissions.stop();
    const alerts = text()
      .split('\n')
      .filter((line) => line.includes('forms are undelivered'));
    expect(alerts).toHaveLength(1);
    expect(JSON.parse(alerts[0] ?? '')).toMatchObject({ level: 50, count: 1, oldestMinutes: 11 });
    expect(text()).not.toMatch(/Zo|Brien|example\.org|4105550123|203\.0\.113/);
  });
});

describe.each(FORM_SITES)('of edges that share forms, stored by %s,', (_engine, startSite) => {
  it('the one with the lease looks after them; when that ends, another one does', async () => {
    const { now, pass } = clock();
    const [first, second] = [capturedLog(), capturedLog()];
    const leases = { first: true, second: false };
    const asked = { first: 0, second: 0 };
    const held = (name: keyof typeof leases) => {
      asked[name] += 1;
      return leases[name];
    };
    const site = await startSite();
    const edge = (name: keyof typeof leases, { log }: { readonly log: FastifyBaseLogger }) =>
      storedForms({ site, side: fakeRecipient(POSTPONED), now, log, lease: { held: () => held(name) } });
    const { submissions } = await storedForms({ site, side: fakeRecipient(POSTPONED), now });
    await submissions.accept(MEMBER);
    await submissions.stop();
    pass(11 * MINUTE);
    const alerts = ({ text }: { readonly text: () => string }) => text().split('forms are undelivered').length - 1;
    const other = await edge('second', second);
    await edge('first', first);
    await until(() => alerts(first) === 1);
    await other.submissions.stop();
    expect(alerts(second)).toBe(0);
    const before = asked.second;
    await edge('second', second);
    await until(() => asked.second > before);
    Object.assign(leases, { first: false, second: true });
    await until(() => alerts(second) === 1);
    expect(alerts(first)).toBe(1);
  });
});

it.each(FORM_SITES)('a stop gives back what takes too long, and waits for nobody (%s)', async (_engine, startSite) => {
  const { submissions, site } = await storedForms({ site: await startSite(), side: silentRecipient(), waitMs: 50 });
  expect(await submissions.accept(MEMBER)).toEqual(STORED);
  await submissions.stop();
  const next = await storedForms({ site });
  await until(next.isEmpty);
  expect(next.side.keys).toHaveLength(1);
});
