import { afterTest, until } from 'database/testing';
import { ALWAYS_HELD, type Lease } from 'database';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Round } from 'visits';
import type { Judge } from '../judge/judge.ts';
import type { Visits } from '../visits/visits.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import { fileAuditLog } from '../store/audit/file-audit-log.ts';
import { createReleaseChanges } from '../store/change-releases.ts';
import { followReleases } from '../store/current-releases.ts';
import { fileReleaseStore } from '../store/file-release-store.ts';
import { createReleaseLoader } from '../store/load-release.ts';
import { verifySigned } from '../store/verify-release.ts';
import { startRollout, takeStep } from '../table/changes/start-rollout.ts';
import { auditEntries } from '../testing/audit-entries.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { writeSectionBuild } from '../testing/builds.ts';
import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { SEAL_KEY, signedReleases } from '../testing/signed-releases.ts';
import { silentLog } from '../testing/silent-log.ts';
import { followSteps } from './follow-steps.ts';

const FINE: Round = { kind: 'fine', why: '3 pages on the server' };
const START = Date.parse('2026-11-21T12:00:00Z');

/** Two edges on one store with two releases of the events, the second of which claims `path`; time stands still. */
async function twoEdges(
  path = '/events',
  mayStep: Judge['mayStep'] = () => Promise.resolve({ ok: true }),
  { lease = ALWAYS_HELD, visit = async () => FINE }: { lease?: Lease; visit?: Visits['before'] } = {},
) {
  const signed = await signedReleases();
  const { root, store, teams, refused, folder, sign } = signed;
  const audit = fileAuditLog(join(await tempFolder(), 'audit.jsonl'));
  const halted: string[] = [];
  let time = START;
  const now = () => new Date(time);
  for (const [section, version, claimed] of [
    ['events', '1.0.0', '/events'],
    ['events', '1.1.0', path],
    ['connect', '1.0.0', '/connect'],
  ] as const) {
    await writeSectionBuild(folder(section, version), { name: section, version, path: claimed });
    await sign(section, version);
  }
  const events = [releaseEntry('1.0.0', 100, 'stable'), releaseEntry('1.1.0', 0, 'published')];
  await store.compareAndSwap(
    (await store.read()).revision,
    releaseTable({ events, connect: [releaseEntry('1.0.0', 100, 'stable')] }),
  );
  async function startEdge() {
    const own = fileReleaseStore({ root, sealKey: SEAL_KEY, audit });
    const releases = await followReleases(own, { log: silentLog, refused });
    const loader = createReleaseLoader({ store: own, verify: verifySigned({ teams, refused }) });
    const changes = createReleaseChanges({ store: own, audit, now });
    const judge = { mayStep, halt: async (_release: ReleaseFolder, why: string) => void halted.push(why) };
    const visits = { before: visit, stop: () => undefined };
    const stop = followSteps({ releases, changes, loader, judge, visits, lease, log: silentLog, now });
    afterTest(releases.stop);
    afterTest(stop);
    return { changes, stop };
  }
  const edges = [await startEdge(), await startEdge()] as const;
  const change = (apply: (table: ReleaseTable) => ReleaseTable) =>
    edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, apply);
  const start = (plan: object = {}) => change((table) => startRollout(table, { ...PLAN, ...plan }, now()));
  /** A rollout whose first step is taken. */
  const rollOut = (plan: object = {}) =>
    change((table) => takeStep(startRollout(table, { ...PLAN, ...plan }, now()), 'events', now()));
  const candidate = async () => (await store.read()).table.sections['events']?.find((each) => each.version === '1.1.0');
  const steps = async () => (await auditEntries(audit)).filter(({ who }) => who === 'plan');
  const share = async () => (await candidate())?.share;
  return {
    edges,
    start,
    rollOut,
    halted,
    steps,
    candidate,
    share,
    pass: (seconds: number) => (time += seconds * 1_000),
  };
}

const PLAN = { section: 'events', version: '1.1.0', steps: [1, 25, 100], every: 600, id: 'r1' };
const WHY = 'inconclusive: 3 of the 20 visitors that a step needs have seen events@1.1.0 at 1 %';

describe('the steps of a rollout', () => {
  it('are taken when they are due, once, however many edges look; the last one promotes', async () => {
    const { rollOut, steps, candidate, share, pass } = await twoEdges();
    await rollOut();
    expect(await share()).toBe(1);
    pass(600);
    await until(async () => (await share()) === 25);
    pass(600);
    await until(async () => (await share()) === 100);
    expect(await candidate()).toMatchObject({ state: 'stable' });
    // The audit entry is written after the change.
    await until(async () => (await steps()).length === 2);
    expect((await steps()).map(({ who, version, to }) => [who, version, to])).toEqual([
      ['plan', '1.1.0', '1.0.0 75 %, 1.1.0 25 %'],
      ['plan', '1.1.0', '1.1.0 100 %'],
    ]);
  });

  it('are not taken by an edge that has stopped', async () => {
    const { edges, rollOut, share, pass } = await twoEdges();
    await rollOut();
    await edges[0].stop();
    pass(600);
    await until(async () => (await share()) === 25);
    await edges[1].stop();
    pass(600);
    // A running edge polls more often than this.
    await sleep(1_500);
    expect(await share()).toBe(25);
  });

  it('are taken by an edge with the lease only', async () => {
    const lease = { isHeld: false, asked: 0 };
    const held = () => {
      lease.asked += 1;
      return lease.isHeld;
    };
    const { rollOut, share, pass } = await twoEdges('/events', undefined, { lease: { held } });
    await rollOut();
    pass(600);
    const before = lease.asked;
    // Both edges have come to look, and to look again.
    await until(() => lease.asked >= before + 4);
    expect(await share()).toBe(1);
    lease.isHeld = true;
    await until(async () => (await share()) === 25);
  });

  it('pause when the release would claim the path of another section', async () => {
    const { rollOut, steps, candidate, pass } = await twoEdges('/connect');
    await rollOut({ steps: [1, 100] });
    pass(600);
    await until(async () => (await candidate())?.paused !== undefined);
    expect((await candidate())?.paused).toContain('claim the path /connect');
    await until(async () => (await steps()).length === 1);
  });

  it('wait for the visitors that the judge needs, and go on once they have come', async () => {
    const judge = { asked: 0, hasSeenEnough: false };
    const { rollOut, steps, candidate, share, pass } = await twoEdges('/events', async () => {
      judge.asked += 1;
      return judge.hasSeenEnough ? { ok: true } : { ok: false, why: WHY, waits: true };
    });
    await rollOut({ whenQuiet: 'wait' });
    pass(600 + 6 * 86_400);
    await until(() => judge.asked >= 3);
    expect([await share(), (await candidate())?.paused, await steps()]).toEqual([1, undefined, []]);
    judge.hasSeenEnough = true;
    await until(async () => (await share()) === 25);
  });

  it.each([
    ['for the stated time', { wait: 3_600 }, 600 + 3_600, true],
    ['for a week, where none is stated', { whenQuiet: 'wait' }, 600 + 7 * 86_400, true],
    ['not at all, where visitors would not change it', {}, 600, false],
  ])('wait %s, and then pause', async (_for, plan, seconds, waits) => {
    const { rollOut, steps, candidate, share, pass } = await twoEdges('/events', () =>
      Promise.resolve({ ok: false, why: WHY, waits }),
    );
    await rollOut(plan);
    pass(seconds);
    await until(async () => (await candidate())?.paused !== undefined);
    expect([await share(), (await candidate())?.paused]).toEqual([1, WHY]);
    await until(async () => (await steps()).length > 0);
    expect(await steps()).toMatchObject([{ action: 'pause', note: WHY, version: '1.1.0' }]);
  });

  it('go on without visitors by visits of the site itself, from before the first one', async () => {
    const rounds: number[] = [];
    const visit: Visits['before'] = async (_table, { share }) => {
      rounds.push(share);
      return FINE;
    };
    const quiet: Judge['mayStep'] = () => Promise.resolve({ ok: false, why: WHY, waits: true });
    const { start, candidate, share, pass } = await twoEdges('/events', quiet, { visit });
    await start();
    await until(async () => (await share()) === 1);
    pass(600);
    await until(async () => (await share()) === 25);
    pass(600);
    await until(async () => (await candidate())?.state === 'stable');
    expect([...new Set(rounds)]).toEqual([0, 1, 25]);
  });

  it('are not taken once when a visit fails: the judge halts the candidate, and says where', async () => {
    const fault: Round = { kind: 'fault', why: '/events failed on the server: its status is 500.' };
    const { start, halted, share } = await twoEdges('/events', undefined, { visit: async () => fault });
    await start();
    await until(() => halted.length >= 2);
    expect(halted[0]).toBe('halted by synthetic visits: /events failed on the server: its status is 500.');
    expect(await share()).toBe(0);
  });

  it('wait while the pages cannot be visited, and then pause', async () => {
    const away: Round = { kind: 'unmade', why: 'the content API answers /api/events with status 503' };
    let asked = 0;
    const visit = async () => {
      asked += 1;
      return away;
    };
    const { start, candidate, share, pass } = await twoEdges('/events', undefined, { visit });
    await start();
    await until(() => asked >= 3);
    expect([await share(), (await candidate())?.paused]).toEqual([0, undefined]);
    pass(7 * 86_400);
    await until(async () => (await candidate())?.paused !== undefined);
    expect((await candidate())?.paused).toBe(`the site could not visit its pages: ${away.why}`);
  });
});
