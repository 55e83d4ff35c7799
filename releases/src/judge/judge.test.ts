import { until } from 'database/testing';
import { auditEntries } from '../testing/audit-entries.ts';
import { ENGINES, type StoredSite } from '../testing/engines.ts';
import { judgedRollout } from '../testing/judged-rollout.ts';
import { partOf } from '../testing/part.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createJudge, type JudgeOptions } from './judge.ts';
import type { News } from './tell-team.ts';

async function startJudge(startSite: () => Promise<StoredSite>, options: Partial<JudgeOptions> = {}) {
  const [site, rollout] = [await startSite(), await judgedRollout(50)];
  const trials = site.open().openTrials();
  const news: News[] = [];
  const judge = createJudge({
    ...rollout,
    tell: (told) => void news.push(told),
    trials,
    minVisits: 20,
    log: silentLog,
    ...options,
  });
  const visit = (count: number, onCandidate: boolean, failing: boolean) => {
    for (let index = 0; index < count; index += 1) {
      const part = partOf(`${onCandidate} ${index}`, onCandidate);
      judge.visited(part);
      if (failing) judge.failed(part);
    }
  };
  const entries = async () => (await auditEntries(rollout.audit)).filter(({ who }) => who === 'judge');
  return { ...rollout, site, trials, judge, news, visit, entries };
}

describe.each(ENGINES)('the judge with %s', (_engine, startSite) => {
  it('takes a candidate back that fails: nobody is served it, it cannot come again, and it is written down', async () => {
    const { visit, candidate, entries, news } = await startJudge(startSite);
    visit(30, false, false);
    visit(20, true, true);
    await until(() => news.length > 0);
    const why = expect.stringMatching(/^failures at 100 % of \d+ visitors against 0 % of 30$/);
    expect(await entries()).toMatchObject([
      { action: 'quarantine', section: 'events', version: '1.1.0', outcome: 'done', note: why, to: '1.0.0 100 %' },
    ]);
    expect(news).toMatchObject([
      {
        action: 'quarantine',
        text: expect.stringMatching(/^The judge has taken events@1\.1\.0 back: failures at 100 %/),
      },
    ]);
    await until(() => candidate()?.state === 'quarantined');
    expect(candidate()?.share).toBe(0);
  });

  it('leaves a candidate alone that fails no more than the stable release', async () => {
    const { visit, candidate, entries, trials } = await startJudge(startSite);
    for (const onCandidate of [false, true]) visit(200, onCandidate, true);
    await trials.settle();
    expect(await entries()).toEqual([]);
    expect(candidate()?.state).toBe('candidate');
  });

  it('pauses a candidate that is slow, once: a team that goes on with it is not stopped again', async () => {
    const { judge, candidate, entries, rollOut, trials } = await startJudge(startSite);
    const hear = (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        judge.measured(partOf(`s${index}`, false), 'lcp', 1_000);
        judge.measured(partOf(`c${index}`, true), 'lcp', 5_000);
      }
    };
    hear(0, 40);
    await until(() => candidate()?.paused !== undefined);
    expect(candidate()).toMatchObject({
      state: 'candidate',
      paused: expect.stringMatching(/^pages show their main content late: /),
    });
    await rollOut(60);
    hear(40, 80);
    await trials.settle();
    expect(await entries()).toHaveLength(1);
    expect(candidate()?.paused).toBeUndefined();
  });

  it('lets several edges agree: one of them acts', async () => {
    const one = await startJudge(startSite);
    const tell = (told: News) => void one.news.push(told);
    const trials = one.site.open().openTrials();
    const other = createJudge({ ...one, trials, tell, minVisits: 20, log: silentLog });
    for (let index = 0; index < 20; index += 1) {
      const part = partOf(String(index), true);
      for (const judge of [one.judge, other]) judge.failed(part);
    }
    await until(() => one.news.length > 0);
    await until(() => one.candidate()?.state === 'quarantined');
    expect(await one.entries()).toHaveLength(1);
    expect(one.news).toHaveLength(1);
  });

  it('tries again when it could not act', async () => {
    const [site, rollout] = [await startSite(), await judgedRollout(50)];
    let refusals = 0;
    const judge = createJudge({
      ...rollout,
      trials: site.open().openTrials(),
      changes: {
        change: (change, apply) => {
          refusals += 1;
          return refusals === 1
            ? Promise.reject(new Error('The disk is full.'))
            : rollout.changes.change(change, apply);
        },
      },
      tell: () => undefined,
      minVisits: 20,
      log: silentLog,
    });
    let visitor = 0;
    await until(() => {
      visitor += 1;
      judge.failed(partOf(String(visitor), true));
      return rollout.candidate()?.state === 'quarantined';
    });
    expect(refusals).toBeGreaterThan(1);
  });
});

describe.each(ENGINES)('the next step of a rollout with %s', (_engine, startSite) => {
  it('waits for visitors of the candidate at this very share', async () => {
    const { judge, visit, rollOut } = await startJudge(startSite);
    visit(100, false, false);
    visit(19, true, false);
    expect(await judge.mayStep('events')).toEqual({
      ok: false,
      waits: true,
      why: 'inconclusive: 19 of the 20 visitors that a step needs have seen events@1.1.0 at 50 %',
    });
    visit(20, true, false);
    expect(await judge.mayStep('events')).toEqual({ ok: true });
    await rollOut(60);
    expect(await judge.mayStep('events')).toMatchObject({ ok: false, why: expect.stringContaining('0 of the 20') });
  });

  it('waits for nobody when so set', async () => {
    const { judge } = await startJudge(startSite, { minVisits: 0 });
    expect(await judge.mayStep('events')).toEqual({ ok: true });
  });

  it('is not taken while the candidate looks worse, though not for sure', async () => {
    const { judge, visit } = await startJudge(startSite, { minVisits: 0 });
    visit(30, false, false);
    visit(8, true, true);
    expect(await judge.mayStep('events')).toEqual({
      ok: false,
      waits: false,
      why: 'inconclusive: events@1.1.0 has failures at 100 % of 8 visitors against 0 % of 30, not yet for sure',
    });
  });

  it("is none of the judge's business in a section without a rollout", async () => {
    const { judge } = await startJudge(startSite);
    expect(await judge.mayStep('connect')).toEqual({ ok: true });
  });
});
