import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { EMPTY_TABLE } from 'releases/serving';
import { releaseEntry, until } from 'releases/testing';
import { readConfig } from '../config/config.ts';
import { ContentUnavailable } from '../content/fetch-content.ts';
import { startEmptySite, startSite } from '../testing/site.ts';
import { observeContent } from './content-metrics.ts';
import { createMetrics } from './create-metrics.ts';
import { gaugeForms } from './form-metrics.ts';
import { gaugeRollouts } from './release-metrics.ts';

const TOKEN = 'a-token-for-prometheus';
const OPERATIONS = new URL('../../../docs/operations.md', import.meta.url);

/** Asks as Prometheus does. */
function scrape(origin: string, token?: string): Promise<Response> {
  return fetch(`${origin}/metrics`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
}

/** Samples by name with labels: `soteria_cms_up`, `soteria_forms_pending{state="held"}`. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/.* /, ''))]));
}

/** `soteria_cms_up gauge` */
function kindsOf(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, named = '']) => named).sort();
}

/** `soteria_forms_pending state` for each label of each metric that has a sample. */
function labelsOf(text: string): string[] {
  const samples = [...samplesOf(text).keys()].map((sample) => /^(\w+?)(?:_bucket)?\{(.*)\}$/.exec(sample) ?? []);
  const labels = samples.flatMap(([, name, labels = '']) =>
    [...labels.matchAll(/(\w+)="/g)].map(([, label]) => `${name} ${label}`),
  );
  return [...new Set(labels)].filter((label) => !label.endsWith(' le')).sort();
}

async function siteWithToken() {
  const site = await startSite({ METRICS_TOKEN: TOKEN });
  const text = async () => (await scrape(site.origin, TOKEN)).text();
  return { ...site, text, samples: async () => samplesOf(await text()) };
}

describe('the way to the metrics', () => {
  it('does not exist without a token, but for programs of this machine', async () => {
    const { origin, dataDir } = await startEmptySite();
    expect((await scrape(origin)).status).toBe(404);
    expect((await scrape(origin, 'undefined')).status).toBe(404);
    const own = await readFile(join(dataDir, 'operator', 'metrics-token'), 'utf8');
    const answer = await scrape(origin, own.trim());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('is open for who knows METRICS_TOKEN, and says so to who has another one', async () => {
    const { origin } = await startEmptySite({ METRICS_TOKEN: TOKEN });
    expect((await scrape(origin)).status).toBe(401);
    expect((await scrape(origin, `${TOKEN}s`)).headers.get('www-authenticate')).toBe('Bearer');
    const answer = await scrape(origin, TOKEN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('has no short token', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: must have at least 16 characters');
  });
});

describe('the metrics of a site', () => {
  it('are those of the table in docs/operations.md, each with a text of its own', async () => {
    const { origin, release, text } = await siteWithToken();
    await release('rollout events 1.1.0 --percent 25');
    await fetch(`${origin}/failing`);
    await until(async () => (await text()).includes('soteria_rollout_halted{'));
    const scraped = await text();
    const table = [...(await readFile(OPERATIONS, 'utf8')).matchAll(/^\| `(soteria_\w+)` \| (\w+) \|([^|]*)\|/gm)];
    const labels = table.flatMap(([, name, , cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, label]) => `${name} ${label}`),
    );
    expect(labelsOf(scraped)).toEqual(labels.sort());
    expect(kindsOf(scraped)).toEqual(table.map(([, name, kind]) => `${name} ${kind}`).sort());
    const texts = [...scraped.matchAll(/^# HELP \S+ (.+)$/gm)].map(([, help]) => help);
    expect(new Set(texts).size).toBe(table.length);
  });

  it('count documents by outcome, and how they were made', async () => {
    const { origin, samples } = await siteWithToken();
    for (const path of ['/', '/', '/no-page', '/failing', '/elsewhere', '/always-broken'])
      await fetch(`${origin}${path}`, { redirect: 'manual' });
    const found = await samples();
    const outcome = (name: string) => found.get(`soteria_documents_total{outcome="${name}"}`);
    expect(['complete', 'not_found', 'incomplete', 'redirected', 'failed', 'shed'].map(outcome)).toEqual([
      2, 1, 1, 1, 1, 0,
    ]);
    expect(found.get('soteria_document_age_seconds_count')).toBe(5);
    expect(found.get('soteria_render_duration_seconds_count')).toBe(5);
    expect(found.get('soteria_release_failures_total{section="events"}')).toBe(1);
    expect(found.get('soteria_renders_shed_total')).toBe(0);
  });

  it('do not count previews, of teams and of synthetic visits, as documents that visitors asked for', async () => {
    const { origin, release, samples } = await siteWithToken();
    const [pass = ''] = /preview=\S+/.exec(await release('preview events 1.1.0 --for 1h')) ?? [];
    const shown = await fetch(`${origin}/`, { headers: { cookie: pass } });
    expect(shown.headers.get('x-release-lock')).toContain('events@1.1.0');
    expect((await samples()).get('soteria_documents_total{outcome="complete"}')).toBe(0);
  });

  it('tell of forms that wait, and how they were delivered', async () => {
    const { origin, api, samples } = await siteWithToken();
    api.answer = (_request, response) => void response.writeHead(503).end();
    const sent = await fetch(`${origin}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { prayerRequest: 'For rain.' } }),
    });
    expect(sent.status).toBe(202);
    const postponed = 'soteria_form_deliveries_total{recipient="content_api",result="postponed"}';
    await until(async () => Number((await samples()).get(postponed)) > 0);
    const found = await samples();
    expect(found.get('soteria_forms_pending{state="waiting"}')).toBe(1);
    expect(found.get('soteria_forms_readable')).toBe(1);
  });

  it('tell of rollouts and of the CMS', async () => {
    const { release, samples } = await siteWithToken();
    await release('rollout events 1.1.0 --percent 25');
    const share = 'soteria_rollout_share_ratio{section="events",version="1.1.0"}';
    await until(async () => (await samples()).get(share) === 0.25);
    expect((await samples()).get('soteria_cms_up')).toBe(1);
  });

  it('measure the event loop', async () => {
    const { samples } = await siteWithToken();
    await until(async () => Number((await samples()).get('soteria_event_loop_delay_seconds_count')) > 0);
  });
});

describe('an event loop', () => {
  afterEach(() => jest.useRealTimers());

  it('that was blocked for a whole second took that second, and ends no edge', async () => {
    jest.useFakeTimers();
    const metrics = createMetrics();
    const sources = { table: () => EMPTY_TABLE, formCounts: async () => [] };
    metrics.read({ ...sources, eventLoopDelayMs: () => Infinity });
    jest.advanceTimersByTime(1_000);
    metrics.close();
    const found = samplesOf(await metrics.registry.getSingleMetricAsString('soteria_event_loop_delay_seconds'));
    expect(found.get('soteria_event_loop_delay_seconds_count')).toBe(1);
    expect(found.get('soteria_event_loop_delay_seconds_sum')).toBe(1);
  });
});

describe('the state of the CMS', () => {
  it('is that of the last call; after a quiet time a scrape asks', async () => {
    let [time, isAway] = [1_000_000, false];
    const [registry, asked] = [new Registry(), [] as string[]];
    const ask = observeContent(
      registry,
      async (address) => {
        asked.push(address);
        if (isAway) throw new ContentUnavailable('no answer');
      },
      () => time,
    );
    const samples = async () => Object.fromEntries(samplesOf(await registry.metrics()));
    await ask('/api/site-setting');
    time += 9_000;
    isAway = true;
    expect(await samples()).toEqual({ soteria_cms_up: 1, soteria_content_age_seconds: 9 });
    time += 1_000;
    expect(await samples()).toEqual({ soteria_cms_up: 0, soteria_content_age_seconds: 10 });
    expect(asked).toHaveLength(2);
    isAway = false;
    time += 10_000;
    expect(await samples()).toEqual({ soteria_cms_up: 1, soteria_content_age_seconds: 0 });
  });
});

describe('the stored forms', () => {
  it('are read once for all gauges of a scrape, and summed by state', async () => {
    const registry = new Registry();
    const read = jest.fn().mockResolvedValue([
      { state: 'waiting', count: 2, oldestMs: 5_000 },
      { state: 'waiting', count: 1, oldestMs: 90_000 },
    ]);
    gaugeForms(registry, read);
    const found = samplesOf(await registry.metrics());
    expect(read).toHaveBeenCalledTimes(1);
    expect(found.get('soteria_forms_pending{state="waiting"}')).toBe(3);
    expect(found.get('soteria_forms_oldest_age_seconds{state="waiting"}')).toBe(90);
    expect(found.get('soteria_forms_oldest_age_seconds{state="held"}')).toBe(0);
  });

  it('that cannot be read are not told to be none', async () => {
    const registry = new Registry();
    gaugeForms(registry, () => Promise.reject(new Error('disk full')));
    expect(Object.fromEntries(samplesOf(await registry.metrics()))).toEqual({ soteria_forms_readable: 0 });
  });
});

describe('a halted rollout', () => {
  const NOW = Date.parse('2027-01-10T00:00:00.000Z');
  const at = (day: number) => ({ since: new Date(NOW - day * 86_400_000).toISOString() });
  const stable = { ...releaseEntry('1.0.0', 90, 'stable'), ...at(20) };
  const halted = async (entries: (typeof stable)[]) => {
    const registry = new Registry();
    gaugeRollouts(
      registry,
      () => ({ sections: { events: entries } }),
      () => NOW,
    );
    const samples = [...samplesOf(await registry.metrics())].filter(([name]) =>
      name.startsWith('soteria_rollout_halted'),
    );
    return samples.map(([name, value]) => `${/how="(\w+)"/.exec(name)?.[1]} ${value}`);
  };
  const candidate = { ...releaseEntry('1.1.0', 10, 'candidate'), ...at(1) };
  const quarantined = releaseEntry('1.1.0', 0, 'quarantined');

  it.each([
    ['that runs', [stable, candidate], ['paused 0']],
    ['that is paused', [stable, { ...candidate, paused: 'slower' }], ['paused 1']],
    ['whose candidate was taken back', [stable, { ...quarantined, ...at(1) }], ['quarantined 1']],
    ['of a week ago', [stable, { ...quarantined, ...at(8) }], []],
    [
      'after which another one began',
      [stable, { ...quarantined, ...at(2) }, { ...candidate, version: '1.2.0' }],
      ['paused 0'],
    ],
  ])('%s', async (_name, entries, expected) => {
    expect(await halted(entries)).toEqual(expected);
  });
});
