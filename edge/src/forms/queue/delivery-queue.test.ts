import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterTest, tempFolder } from 'releases/testing';
import { createAcceptedForms } from '../intake/accepted-forms.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { openDatabase } from './open-database.ts';
import { createStaffDesk } from './staff-desk.ts';

const OUTCOME = { status: 200, body: '' };

async function table() {
  const database = openDatabase(join(await tempFolder(), 'submissions.sqlite'));
  afterTest(() => database.close());
  let time = Date.now();
  const now = () => time;
  const queue = createDeliveryQueue(database, now);
  const forms = createAcceptedForms(database, now);
  const add = () =>
    forms.add({ key: randomUUID(), kind: 'member', fingerprint: 'x', answers: { firstName: 'Zoë' }, suspicion: null })
      .id;
  return {
    add,
    claim: (count = 10) => queue.claim(['member'], count),
    desk: createStaffDesk(database, now),
    now,
    pass: (milliseconds: number) => void (time += milliseconds),
    queue,
  };
}

describe('the queue', () => {
  it('gives out each form once, until its lease ends', async () => {
    const { add, claim, pass } = await table();
    const form = add();
    expect(claim().map(({ id }) => id)).toEqual([form]);
    expect(claim()).toEqual([]);
    pass(20_001);
    expect(claim().map(({ id, attempts }) => [id, attempts])).toEqual([[form, 2]]);
  });

  it('prefers a form whose visitor waits to one that waits anyway', async () => {
    const { add, claim, now, pass, queue } = await table();
    add();
    for (const old of claim()) queue.postpone(old, now() + 1_000, 'nobody is there');
    pass(5_000);
    const fresh = add();
    expect(claim(1).map(({ id }) => id)).toEqual([fresh]);
    expect(claim()).toHaveLength(1);
  });

  it('hears nothing of an edge whose lease has ended', async () => {
    const { add, claim, desk, now, pass, queue } = await table();
    add();
    const [expired] = claim();
    pass(20_001);
    const [current] = claim();
    if (!expired || !current) throw new Error('The form was not given out twice.');
    queue.delivered(expired, OUTCOME);
    queue.refuse(expired, 'too late');
    queue.postpone(expired, now(), 'too late');
    expect(desk.list()).toMatchObject([{ state: 'delivering', reason: null }]);
    queue.delivered(current, OUTCOME);
    expect(desk.list()).toEqual([]);
  });

  it('is not stopped by a clock that was set back', async () => {
    const { add, claim, now, pass, queue } = await table();
    add();
    for (const form of claim()) queue.postpone(form, now() + 1_000, 'nobody is there');
    pass(-86_400_000);
    expect(claim()).toHaveLength(1);
  });
});
