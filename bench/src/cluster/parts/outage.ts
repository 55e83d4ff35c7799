import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Figure } from '../../../../tooling/run/trials/parts/bounds.mjs';
import type { Cluster } from '../../../../tooling/run/cluster/cluster.mjs';
import { step } from '../../../../operations/src/process/step.mjs';
import { sendUntilAcknowledged } from '../../storm/send-until-acknowledged.mjs';
import { stormForm } from '../../storm/storm-form.mjs';
import type { Part } from '../asked.ts';
import { arrivedForms, undeliveredForms } from '../forms-state.ts';
import { beginLoad, type LoadResult } from '../load.ts';
import { releaseCalls } from '../release-calls.ts';
import { until } from '../until.ts';

const MINUTE_MS = 60_000;
/** What is measured before. */
const BEFORE_MS = 30_000;
const FORM_EVERY_MS = 1_000;
/** Forms that were tried in vain wait up to five minutes for the next attempt. */
const SETTLED_WITHIN_MS = 10 * MINUTE_MS;
const MOST_TIMES_SLOWER = 2;
/** Documents of a few milliseconds are slower by chance. */
const NOTICED_MS = 50;

/** Postgres is killed, stays away, and comes back. Nobody does anything but start it. */
export const outage: Part = async (cluster, { minutes, rate, candidate: { version } }) => {
  const pids = pidsOf(cluster);
  const before = await step('Visits while Postgres is there', () =>
    during(cluster, { rate, lastsMs: BEFORE_MS, first: 0 }),
  );
  const forms = [...before.forms];
  await cluster.postgres.kill();
  const refusal = await refusalOf(cluster, version);
  const away = await step(`Visits while Postgres is away for ${minutes} min`, () =>
    during(cluster, { rate, lastsMs: minutes * MINUTE_MS, first: forms.length }),
  );
  forms.push(...away.forms);
  await cluster.postgres.restart();
  const settled = await step('Waiting until every form has arrived', () =>
    until('every form has arrived', SETTLED_WITHIN_MS, async () => (await undeliveredForms(cluster)) === 0),
  );
  const arrived = await arrivedForms(cluster);
  const worksAgain = await releaseCalls(cluster).then(async ({ rollout, change }) => {
    await rollout(version, 1);
    await change('abort');
    return 'yes';
  }, String);
  console.log(`Publishing while Postgres was away: ${refusal}`);
  return [
    ...visitFigures(before.visits, away.visits),
    { figure: 'forms acknowledged while Postgres was away', measured: away.forms.length },
    atMost('forms not thanked', before.unthanked + away.unthanked, 0),
    atMost('forms lost or double', forms.filter((key) => arrived.get(key) !== 1).length, 0),
    { figure: 'until every form had arrived (s)', measured: (settled / 1_000).toFixed(1) },
    check('publishing said that the database is away', /database is away/i.test(refusal)),
    check('publishing works again', worksAgain === 'yes'),
    atMost('processes that ended', pids.filter((pid) => !pidsOf(cluster).includes(pid)).length, 0),
  ];
};

interface OutageLoad {
  /** Documents a second. */
  readonly rate: number;
  readonly lastsMs: number;
  /** The first form's number. */
  readonly first: number;
}

/** Visits, and a form each second. */
async function during(cluster: Cluster, { rate, lastsMs, first }: OutageLoad) {
  const load = beginLoad(cluster.url, rate);
  const end = Date.now() + lastsMs;
  const forms: string[] = [];
  let unthanked = 0;
  for (let number = first; Date.now() < end; number += 1) {
    const form = stormForm(number);
    const { requests } = await sendUntilAcknowledged(cluster.url, form);
    // A visitor who is not thanked for the first request has seen a failure.
    if (requests > 1) unthanked += 1;
    forms.push(form.key);
    await pause(FORM_EVERY_MS);
  }
  return { visits: await load.end(), forms, unthanked };
}

async function refusalOf(cluster: Cluster, version: string): Promise<string> {
  const { rollout } = await releaseCalls(cluster);
  return rollout(version, 1).then(
    () => 'it was taken',
    (error: unknown) => String(error),
  );
}

function pidsOf({ services }: Cluster): number[] {
  const running = [...services.values()].filter(({ child }) => child.exitCode === null && child.signalCode === null);
  return running.map(({ child }) => child.pid ?? 0);
}

function visitFigures(before: LoadResult, away: LoadResult): Figure[] {
  for (const failure of before.failures) console.log(`  before: ${failure}`);
  for (const failure of away.failures) console.log(`  away: ${failure}`);
  const most = Math.round(Math.max(before.p99 * MOST_TIMES_SLOWER, NOTICED_MS));
  return [
    { figure: 'documents before and while Postgres was away', measured: `${before.count}, ${away.count}` },
    { figure: 'their p99 before (ms)', measured: Math.round(before.p99) },
    atMost('their p99 while it was away (ms)', Math.round(away.p99), most),
    atMost('documents that failed', before.failures.length + away.failures.length, 0),
  ];
}

function check(figure: string, holds: boolean): Figure {
  return { figure, measured: holds ? 'yes' : 'no', bound: 'yes', holds };
}
