import { until } from 'database/testing';
import type { VitalsReport } from 'shared/contract';
import { resolveLock } from '../table/resolve-lock.ts';
import { judgedRollout } from '../testing/judged-rollout.ts';
import { silentLog } from '../testing/silent-log.ts';
import { trialsInMemory } from './evidence/trials.ts';
import { causesInMemory } from './failure-causes.ts';
import { createHealthLog } from './health-log.ts';
import { createJudge } from './judge.ts';
import { createObserver } from './observer.ts';
import { createPartsOf } from './rollout-parts.ts';
import { createTickets } from './ticket.ts';

const KEY = Buffer.alloc(32, 1);

async function edgeWithRollout(mayHear = () => true) {
  const rollout = await judgedRollout(50);
  const served = rollout.releases.table;
  const judge = createJudge({
    ...rollout,
    trials: trialsInMemory(),
    tell: () => undefined,
    minVisits: 0,
    log: silentLog,
  });
  const health = createHealthLog(Date.now);
  const causes = causesInMemory(() => new Date());
  const [tickets, partsOf] = [createTickets(KEY, Date.now), createPartsOf(KEY, Date.now)];
  const observer = createObserver({ judge, health, causes, tickets, partsOf, mayJudge: mayHear, served, sample: 0.5 });
  let visitors = 0;

  /** Opens a page that rendered without failures. */
  function open(address: string) {
    visitors += 1;
    const visitorId = `visitor ${visitors}`;
    const lock = resolveLock(served(), visitorId);
    const observed = observer.document({ served: served(), lock, visitorId, address });
    const version = lock['events'] ?? '';
    observed.made({ shown: [{ section: 'events', version }], failed: [], suspected: [], renderMs: 10 });
    return { lock, version, vitals: observed.vitals, heard: observed.judged };
  }

  /** Reports a failure if the visitor got the candidate. */
  function openAndFail(address: string, more: Partial<VitalsReport> = {}) {
    const { lock, version, vitals } = open(address);
    const failures = version === '1.1.0' ? [{ section: 'events', version, reason: 'render' as const }] : [];
    const ticket = vitals.ticket === undefined ? {} : { ticket: vitals.ticket };
    observer.reported({ lock, sections: ['events'], failures, ...ticket, ...more });
  }

  /** 8 visitors with a failure make the candidate suspicious. */
  const opinion = () => judge.mayStep('events');
  return { ...rollout, observer, health, causes, open, openAndFail, opinion };
}

const address = (index: number) => `198.51.${index >> 8}.${index & 255}`;

describe('what browsers report', () => {
  it('halts a candidate that fails for visitors from many networks', async () => {
    const { openAndFail, candidate } = await edgeWithRollout();
    for (let index = 0; index < 60; index += 1) openAndFail(address(index));
    await until(() => candidate()?.state === 'quarantined');
  });

  it('does not halt it when it all comes from one address, in 10 000 visits', async () => {
    const { openAndFail, opinion, candidate } = await edgeWithRollout();
    for (let index = 0; index < 60; index += 1) openAndFail(address(index), { failures: [] });
    for (let index = 0; index < 10_000; index += 1) openAndFail('192.0.2.1');
    expect(await opinion()).toEqual({ ok: true });
    expect(candidate()?.state).toBe('candidate');
  });

  it('does not halt it when it comes from one IPv6 network, each time from another address', async () => {
    const { openAndFail, opinion } = await edgeWithRollout();
    for (let index = 0; index < 60; index += 1) openAndFail(address(index), { failures: [] });
    for (let index = 0; index < 10_000; index += 1) openAndFail(`2001:db8:7:${index.toString(16)}::1`);
    expect(await opinion()).toEqual({ ok: true });
  });

  it('does not halt it when one report is sent 10 000 times', async () => {
    const { open, observer, opinion } = await edgeWithRollout();
    const visits = Array.from({ length: 60 }, (_, index) => open(address(index)));
    const { lock, vitals } = visits.find(({ version }) => version === '1.1.0') ?? open(address(99));
    const failures = [{ section: 'events', version: '1.1.0', reason: 'render' as const }];
    for (let count = 0; count < 10_000; count += 1)
      observer.reported({ lock, sections: ['events'], failures, ticket: vitals.ticket ?? '' });
    expect(await opinion()).toEqual({ ok: true });
  });

  it.each([
    ['without a ticket', undefined],
    ['with a forged one', 'e30.AAAA'],
  ])('does not halt it %s', async (_how, ticket) => {
    const { open, observer, opinion } = await edgeWithRollout();
    for (let index = 0; index < 60; index += 1) {
      const { lock } = open(address(index));
      const failures = [{ section: 'events', version: '1.1.0', reason: 'load' as const }];
      observer.reported({ lock, sections: ['events'], failures, ...(ticket === undefined ? {} : { ticket }) });
    }
    expect(await opinion()).toEqual({ ok: true });
  });

  it('counts for the health of releases that there are, and of no others', async () => {
    const { observer, health } = await edgeWithRollout();
    const lock = { events: '1.0.0', shell: '9.9.9', constructor: '1' };
    const failures = [
      { section: 'events', version: '1.0.0', reason: 'load' as const },
      { section: 'events', version: '6.6.6', reason: 'load' as const },
      { section: 'constructor', version: '1', reason: 'load' as const },
    ];
    observer.reported({ lock, sections: ['events', 'constructor'], failures, lcp: 800 });
    expect(health.of('events', '1.0.0')).toMatchObject([{ failures: 1, lcpMs: 800 }]);
    expect([health.of('events', '6.6.6'), health.of('constructor', '1'), health.of('shell', '9.9.9')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('why a release failed', () => {
  it('is stored with its place, from browsers only of releases that there are, and without words', async () => {
    const { observer, causes } = await edgeWithRollout();
    const at = { at: '1.0a.js:1:99', kind: 'TypeError', reason: 'render' as const };
    const failures = [
      { section: 'events', version: '1.1.0', ...at },
      { section: 'events', version: '6.6.6', ...at },
    ];
    observer.reported({ lock: {}, sections: ['events'], failures });
    const thrown = { ok: false, reason: 'render', cause: 'No picture', section: 'events', version: '1.0.0' } as const;
    observer.threw([{ ...thrown, at: 'server/remoteEntry.cjs:10:5' }]);
    expect(await causes.of('events')).toMatchObject([
      { version: '1.0.0', place: 'server', cause: 'No picture', at: 'server/remoteEntry.cjs:10:5' },
      { version: '1.1.0', place: 'browser', cause: 'TypeError', at: '1.0a.js:1:99' },
    ]);
  });
});

describe('what a document is given', () => {
  it('is a ticket for visitors in a rollout, three of one address', async () => {
    const { open } = await edgeWithRollout();
    const plans = Array.from({ length: 4 }, () => open('192.0.2.1').vitals);
    expect(plans.map(({ ticket }) => ticket !== undefined)).toEqual([true, true, true, false]);
    expect(plans.map(({ sample }) => sample)).toEqual([1, 1, 1, 0.5]);
  });

  it('is no ticket where it is not made for the visitor alone, and the judge hears nothing of it', async () => {
    const { open, opinion, health } = await edgeWithRollout(() => false);
    const visits = Array.from({ length: 20 }, (_, index) => open(address(index)));
    expect(visits.map(({ vitals, heard }) => [vitals, heard])).toEqual(Array(20).fill([{ sample: 0.5 }, false]));
    expect(await opinion()).toEqual({ ok: true });
    const visitsOf = (version: string) => health.of('events', version)[0]?.visits ?? 0;
    expect(visitsOf('1.0.0') + visitsOf('1.1.0')).toBe(20);
  });

  it('says nothing of the visitor and the address', async () => {
    const { open } = await edgeWithRollout();
    const text = Buffer.from(open('192.0.2.1').vitals.ticket?.split('.')[0] ?? '', 'base64url').toString();
    expect(text).toContain('events');
    expect(text).not.toMatch(/192\.0\.2\.1|visitor \d/);
  });
});
