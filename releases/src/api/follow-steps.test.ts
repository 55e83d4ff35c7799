import { afterTest, until } from 'database/testing';
import { ALWAYS_HELD } from 'database';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Judge } from '../judge/judge.ts';
import { fileAuditLog } from '../store/audit/file-audit-log.ts';
import { createReleaseChanges } from '../store/change-releases.ts';
import { followReleases } from '../store/current-releases.ts';
import { fileReleaseStore } from '../store/file-release-store.ts';
import { createReleaseLoader } from '../store/load-release.ts';
import { verifySigned } from '../store/verify-release.ts';
import { startRollout } from '../table/changes/start-rollout.ts';
import { auditEntries } from '../testing/audit-entries.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { writeSectionBuild } from '../testing/builds.ts';
import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { SEAL_KEY, signedReleases } from '../testing/signed-releases.ts';
import { silentLog } from '../testing/silent-log.ts';
import { followSteps } from './follow-steps.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

/** Two edges on one store with two releases of the events, the second of which claims `path`; time stands still. */
async function twoEdges(
  path = '/events',
  mayStep: Judge['mayStep'] = () => Promise.resolve({ ok: true }),
  lease = ALWAYS_HELD,
) {
  const signed = await signedReleases();
  const { root, store, teams, refused, folder, sign } = signed;
  const audit = fileAuditLog(join(await tempFolder(), 'audit.jsonl'));
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
    const stop = followSteps({ releases, changes, loader, mayStep, lease, log: silentLog, now });
    afterTest(releases.stop);
    afterTest(stop);
    return { changes, stop };
  }
  const edges = [await startEdge(), await startEdge()] as const;
  const candidate = async () => (await store.read()).table.sections['events']?.find((each) => each.version === '1.1.0');
  const steps = async () => (await auditEntries(audit)).filter(({ who }) => who === 'plan');
  const share = async () => (await candidate())?.share;
  return { edges, steps, candidate, share, now, pass: (seconds: number) => (time += seconds * 1_000) };
}

const PLAN = { section: 'events', version: '1.1.0', steps: [1, 25, 100], every: 600, id: 'r1' };
const WHY = 'inconclusive: 3 of the 20 visitors that a step needs have seen events@1.1.0 at 1 %';

describe('the steps of a rollout', () => {
  it('are taken when they are due, once, however many edges look; the last one promotes', async () => {
    const { edges, steps, candidate, share, now, pass } = await twoEdges();
    await edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, (table) =>
      startRollout(table, PLAN, now()),
    );
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
    const { edges, share, now, pass } = await twoEdges();
    await edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, (table) =>
      startRollout(table, PLAN, now()),
    );
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
    const { edges, share, now, pass } = await twoEdges('/events', undefined, { held });
    await edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, (table) =>
      startRollout(table, PLAN, now()),
    );
    pass(600);
    const before = lease.asked;
    // Both edges have come to look, and to look again.
    await until(() => lease.asked >= before + 4);
    expect(await share()).toBe(1);
    lease.isHeld = true;
    await until(async () => (await share()) === 25);
  });

  it('pause when the release would claim the path of another section', async () => {
    const { edges, steps, candidate, now, pass } = await twoEdges('/connect');
    await edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, (table) =>
      startRollout(table, { ...PLAN, steps: [1, 100] }, now()),
    );
    pass(600);
    await until(async () => (await candidate())?.paused !== undefined);
    expect((await candidate())?.paused).toContain('claim the path /connect');
    await until(async () => (await steps()).length === 1);
  });

  it('wait for the visitors that the judge needs, and go on once they have come', async () => {
    const judge = { asked: 0, hasSeenEnough: false };
    const { edges, steps, candidate, share, now, pass } = await twoEdges('/events', async () => {
      judge.asked += 1;
      return judge.hasSeenEnough ? { ok: true } : { ok: false, why: WHY, waits: true };
    });
    await edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, (table) =>
      startRollout(table, PLAN, now()),
    );
    pass(600 + 6 * 86_400);
    await until(() => judge.asked >= 3);
    expect([await share(), (await candidate())?.paused, await steps()]).toEqual([1, undefined, []]);
    judge.hasSeenEnough = true;
    await until(async () => (await share()) === 25);
  });

  it.each([
    ['for the stated time', { wait: 3_600 }, 600 + 3_600, true],
    ['for a week, where none is stated', {}, 600 + 7 * 86_400, true],
    ['not at all, where visitors would not change it', {}, 600, false],
  ])('wait %s, and then pause', async (_for, plan, seconds, waits) => {
    const { edges, steps, candidate, share, now, pass } = await twoEdges('/events', () =>
      Promise.resolve({ ok: false, why: WHY, waits }),
    );
    await edges[0].changes.change({ who: 'events', action: 'rollout', section: 'events' }, (table) =>
      startRollout(table, { ...PLAN, ...plan }, now()),
    );
    pass(seconds);
    await until(async () => (await candidate())?.paused !== undefined);
    expect([await share(), (await candidate())?.paused]).toEqual([1, WHY]);
    await until(async () => (await steps()).length > 0);
    expect(await steps()).toMatchObject([{ action: 'pause', note: WHY, version: '1.1.0' }]);
  });
});
