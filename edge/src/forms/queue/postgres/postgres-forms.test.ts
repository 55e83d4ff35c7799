import { asOperator, wayTo } from 'database/testing';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterTest, tempFolder, until } from 'releases/testing';
import { capturedLog } from '../../../testing/captured-log.ts';
import { type FormSite, mortalEdge, postgresEdge, postgresSite } from '../../../testing/form-sites.ts';
import { DELIVERED, fakeRecipient, MEMBER, POSTPONED, silentRecipient, storedForms } from '../../../testing/forms.ts';
import type { Deliver } from '../delivery-result.ts';

/** No test here is about an outage: a slow database is waited for. */
jest.mock('database', () => ({
  ...jest.requireActual('database'),
  answerWithin: (_milliseconds: number, asked: Promise<unknown>) => asked,
}));

const LISTENING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
/** 2500 that ended long ago, and one that waits as long. */
const OLD_FORMS = `
  INSERT INTO edge.submissions (id, key, kind, state, fingerprint, answers, received_at, since, due_at)
  SELECT n, n, 'member', state, '', CASE state WHEN 'waiting' THEN '{}' END, 0, 0, 0 FROM generate_series(1, 2501) AS n
  CROSS JOIN LATERAL (SELECT CASE n WHEN 1 THEN 'waiting' ELSE 'delivered' END) AS of (state)`;
const areListening = (url: string, count: number) => async () => (await asOperator(url, LISTENING)).length === count;

function clock() {
  let time = Date.now();
  return { now: () => time, pass: (milliseconds: number) => void (time += milliseconds) };
}

/** As many as a worker delivers at once. */
const AT_ONCE = 4;

/** The first edge dies when its recipient has taken some forms and hangs with more. Then the second recipient begins. */
function mortalRecipients(takenBefore: number, onDeath: () => void) {
  const taken: [string[], string[]] = [[], []];
  let hanging = 0;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let die = () => {};
  const dead = new Promise<void>((resolve) => (die = resolve)).then(onDeath);
  const mortal: Deliver = async ({ key }, signal) => {
    await begun;
    if (taken[0].length < takenBefore) {
      taken[0].push(key);
      return DELIVERED;
    }
    hanging += 1;
    // By now, the results of those before are stored.
    if (hanging === AT_ONCE) die();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return POSTPONED;
  };
  const living: Deliver = async ({ key }) => {
    await dead;
    taken[1].push(key);
    return DELIVERED;
  };
  return { deliver: [mortal, living] as const, taken, begin };
}

describe('two edges that share forms', () => {
  it('deliver 60 forms once each, though one of them dies in the middle', async () => {
    const [{ now, pass }, site] = [clock(), await postgresSite()];
    const way = await wayTo(site.url);
    afterTest(way.end);
    const recipients = mortalRecipients(20, way.close);
    const dying = postgresEdge(way.url, join(await tempFolder(), 'forms.sqlite'));
    const open = (edge: FormSite, toContentApi: Deliver) => storedForms({ site: edge, now, toContentApi, waitMs: 20 });
    const [first, second] = [await open(dying, recipients.deliver[0]), await open(site, recipients.deliver[1])];
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const sent = keys.map((key, index) => (index % 2 ? first : second).submissions.accept({ ...MEMBER, key }));
    expect(new Set((await Promise.all(sent)).map(({ state }) => state))).toEqual(new Set(['stored']));
    recipients.begin();
    const left = async () => (await second.submissions.list()).map(({ state }) => state);
    // Nobody else gets what the dead edge has under its leases.
    await until(async () => (await left()).length === AT_ONCE);
    expect(new Set(await left())).toEqual(new Set(['delivering']));
    pass(21_000);
    second.submissions.contentIsBack();
    await until(second.isEmpty);
    expect(recipients.taken[0]).toHaveLength(20);
    expect(recipients.taken.flat().sort()).toEqual([...keys].sort());
  });

  it('tell each other what became of a form, so that a repetition is answered at once', async () => {
    const site = await postgresSite();
    let answer = () => {};
    const side = fakeRecipient(new Promise((resolve) => (answer = () => resolve(DELIVERED))));
    const first = await storedForms({ site, side, waitMs: 60_000 });
    const stored: string[] = [];
    // Whichever edge delivers it, the other one hears of it.
    const second = await storedForms({ site: reporting(site, stored), side, waitMs: 60_000 });
    await until(areListening(site.url, 2));
    const form = { ...MEMBER, key: randomUUID() };
    const sent = first.submissions.accept(form);
    await until(() => side.keys.length === 1);
    const again = second.submissions.accept(form);
    await until(() => stored.length === 1);
    answer();
    expect(await sent).toEqual({ state: 'answered', answer: DELIVERED.answer });
    expect(await again).toMatchObject({ state: 'answered', answer: { status: 200 } });
    expect(side.keys).toEqual([form.key]);
  });

  it('wake each other for what staff release, and for what is given back by one that stops', async () => {
    const site = await postgresSite();
    const other = site.open();
    afterTest(other.close);
    let due = 0;
    afterTest(other.listen({ onDue: () => void (due += 1), onEnd: () => undefined }));
    await until(() => due > 0);
    const { submissions } = await storedForms({ site, side: silentRecipient(), waitMs: 20 });
    await submissions.accept({ ...MEMBER, homepage: 'https://spam.example' });
    const [{ id = '' } = {}] = await submissions.list();
    const beforeRelease = due;
    await submissions.release(id);
    await until(() => due > beforeRelease);
    await until(async () => (await submissions.list())[0]?.state === 'delivering');
    const beforeStop = due;
    await submissions.stop();
    await until(() => due > beforeStop);
  });

  it('delete a long list of old forms in batches', async () => {
    const site = await postgresSite();
    const { deleteOld, close } = site.open();
    afterTest(close);
    await asOperator(site.url, OLD_FORMS);
    await deleteOld(1_000);
    expect(await asOperator(site.url, 'SELECT FROM edge.submissions')).toHaveLength(1);
  });

  it('count by the database’s clock', async () => {
    const site = await postgresSite();
    const slow = jest.spyOn(Date, 'now').mockReturnValue(0);
    afterTest(() => slow.mockRestore());
    const { accepted, queue, close } = site.open();
    afterTest(close);
    await accepted.add({ key: randomUUID(), kind: 'member', fingerprint: 'x', answers: {}, suspicion: null });
    expect(await queue.claim(['member'], 1)).toHaveLength(1);
    const milliseconds = await queue.untilNextDue(['member']);
    expect([milliseconds! > 0, milliseconds! <= 20_000]).toEqual([true, true]);
  });
});

describe('a message that another edge takes over', () => {
  it('is logged as one that may be double, with the reason', async () => {
    const [{ now, pass }, site, { log, text }] = [clock(), await postgresSite(), capturedLog()];
    const edge = mortalEdge(site);
    const { submissions } = await storedForms({ site: edge, now, side: silentRecipient(), waitMs: 20 });
    await submissions.accept({ ...MEMBER, kind: 'message' });
    await until(async () => (await submissions.list())[0]?.state === 'delivering');
    edge.die();
    pass(21_000);
    const { isEmpty, side } = await storedForms({ site, now, log });
    await until(isEmpty);
    expect(side.keys).toHaveLength(1);
    await until(() => text().includes('a message may be double'));
    expect(text()).toContain('the edge that had it did not say what became of it');
  });
});

/** The same site, which tells when a visitor's form is found in it. */
function reporting(site: FormSite, stored: string[]): FormSite {
  return {
    open(now) {
      const store = site.open(now);
      const add: typeof store.accepted.add = async (form) => {
        const found = await store.accepted.add(form);
        stored.push(found.id);
        return found;
      };
      return { ...store, accepted: { ...store.accepted, add } };
    },
  };
}
