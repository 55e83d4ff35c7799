import { randomUUID } from 'node:crypto';
import { afterTest } from 'releases/testing';
import { FORM_SITES, type FormSite } from '../../testing/form-sites.ts';
import { TAKEN_OVER } from './form-store.ts';
import type { FormKind } from './submission.ts';

const OUTCOME = { status: 200, body: '' };

async function table(startSite: () => Promise<FormSite>) {
  let time = Date.now();
  const now = () => time;
  const { accepted, queue, desk, close } = (await startSite()).open(now);
  afterTest(close);
  const answers = { firstName: 'Zoë' };
  const add = async (kind: FormKind = 'member', key: string = randomUUID()) =>
    (await accepted.add({ key, kind, fingerprint: 'x', answers, suspicion: null })).id;
  return {
    accepted,
    add,
    claim: (count = 10) => queue.claim(['member', 'message'], count),
    desk,
    pass: (milliseconds: number) => void (time += milliseconds),
    queue,
  };
}

describe.each(FORM_SITES)('the queue in %s', (_engine, startSite) => {
  it('gives out each form once, until its lease ends', async () => {
    const { add, claim, pass } = await table(startSite);
    const form = await add();
    expect((await claim()).map(({ id }) => id)).toEqual([form]);
    expect(await claim()).toEqual([]);
    pass(20_001);
    expect((await claim()).map(({ id, attempts }) => [id, attempts])).toEqual([[form, 2]]);
  });

  it('prefers a form whose visitor waits to one that waits anyway', async () => {
    const { add, claim, pass, queue } = await table(startSite);
    await add();
    for (const old of await claim()) await queue.postpone(old, 1_000, 'nobody is there');
    pass(5_000);
    const fresh = await add();
    expect((await claim(1)).map(({ id }) => id)).toEqual([fresh]);
    expect(await claim()).toHaveLength(1);
  });

  it('hears nothing of an edge whose lease has ended', async () => {
    const { add, claim, desk, pass, queue } = await table(startSite);
    await add();
    const [expired] = await claim();
    pass(20_001);
    const [current] = await claim();
    if (!expired || !current) throw new Error('The form was not given out twice.');
    await queue.delivered(expired, OUTCOME);
    await queue.refuse(expired, 'too late');
    await queue.postpone(expired, 0, 'too late');
    expect(await desk.list()).toMatchObject([{ state: 'delivering', reason: TAKEN_OVER }]);
    await queue.delivered(current, OUTCOME);
    expect(await desk.list()).toEqual([]);
  });

  it('knows of a delivered message for good that it may have arrived twice', async () => {
    const { accepted, add, claim, pass, queue } = await table(startSite);
    const keys = { message: randomUUID(), member: randomUUID() };
    await add('message', keys.message);
    await add('member', keys.member);
    await claim();
    pass(20_001);
    for (const form of await claim()) await queue.delivered(form, OUTCOME);
    // The content API recognises a form that it has.
    expect(await accepted.find(keys.member)).toMatchObject({ state: 'delivered', reason: null });
    expect(await accepted.find(keys.message)).toMatchObject({ state: 'delivered', reason: TAKEN_OVER });
  });

  it('keeps no reason of a message that arrived once', async () => {
    const { accepted, add, claim, pass, queue } = await table(startSite);
    const key = randomUUID();
    await add('message', key);
    for (const form of await claim()) await queue.postpone(form, 1_000, 'nobody is there');
    pass(5_000);
    for (const form of await claim()) await queue.delivered(form, OUTCOME);
    expect(await accepted.find(key)).toMatchObject({ state: 'delivered', reason: null });
  });

  it('is not stopped by a clock that was set back', async () => {
    const { add, claim, pass, queue } = await table(startSite);
    await add();
    for (const form of await claim()) await queue.postpone(form, 1_000, 'nobody is there');
    pass(-86_400_000);
    expect(await claim()).toHaveLength(1);
  });
});
