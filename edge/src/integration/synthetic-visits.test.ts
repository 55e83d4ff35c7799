import { until, writeSectionBuild } from 'releases/testing';
import { join } from 'node:path';
import { json } from '../testing/content-api.ts';
import { type Site, startSite } from '../testing/site.ts';

const EVENTS = {
  data: [
    { id: 7, attributes: { title: 'Picnic' } },
    { id: 8, attributes: {} },
  ],
};
const ROUTES = [
  { path: '/events', page: 'events', title: 'Events' },
  {
    path: '/events/:event',
    page: 'events',
    title: 'Event',
    sitemap: { collection: '/api/events', parameter: '{title}-{id}' },
  },
];

/** A site with events of real content, and a candidate whose server build is `code`. */
async function siteWithCandidate(code: string, settings: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(settings);
  site.api.answer = json(EVENTS);
  const files = { 'server/remoteEntry.cjs': `exports.draw = async ({ url, contentOrigin }) => { ${code} };` };
  const folder = join(site.builds, 'candidate');
  await writeSectionBuild(folder, { name: 'events', version: '1.2.0' }, { remote: { routes: ROUTES }, files });
  await site.release(`publish events --from ${folder}`);
  return site;
}

async function candidateOf({ release }: Site) {
  const { sections } = JSON.parse(await release('status --json'));
  return sections.events.releases.find(({ version }: { version: string }) => version === '1.2.0');
}

async function visitsOf({ release }: Site): Promise<readonly Record<string, string>[]> {
  const { entries } = JSON.parse(await release('history --json --section events'));
  return entries.filter(({ action }: Record<string, string>) => action === 'visit');
}

describe('a rollout of a site without visitors', () => {
  it('ends by itself: the site visits the pages before each step, with entries of its content', async () => {
    const site = await siteWithCandidate('return url');
    await site.release('rollout events 1.2.0 --steps 10,50,100 --every 1s');
    await until(async () => (await candidateOf(site)).state === 'stable');
    expect((await visitsOf(site)).map(({ note }) => note)).toEqual(Array(3).fill('no fault: 3 pages on the server'));
  });

  it('is halted before any visitor when one page fails with the live content alone', async () => {
    const site = await siteWithCandidate('if (url.endsWith("/events/8")) throw new Error("no title"); return url');
    await site.release('rollout events 1.2.0 --steps 10,50,100 --every 1s');
    await until(async () => (await candidateOf(site)).state === 'quarantined');
    const { entries } = JSON.parse(await site.release('history --json --section events'));
    expect(entries[0]).toMatchObject({
      who: 'judge',
      action: 'quarantine',
      from: '1.0.0 100 %',
      note: 'halted by synthetic visits: /events/8 failed on the server: parts of it fail (events@1.2.0: "no title").',
    });
    expect(entries.some(({ action }: Record<string, string>) => action === 'step')).toBe(false);
  });

  it('waits while the content cannot be read, and says so', async () => {
    const site = await siteWithCandidate('return url');
    site.api.answer = json({}, 503);
    await site.release('rollout events 1.2.0 --steps 10,50,100 --every 1s');
    await until(async () => (await visitsOf(site)).length === 1);
    expect(await visitsOf(site)).toMatchObject([
      { outcome: 'refused', note: 'the content API answers /api/events with status 503' },
    ]);
    expect(await candidateOf(site)).toMatchObject({ state: 'candidate', traffic: 0 });
  });

  it('waits for people at its first share when the team said so', async () => {
    const site = await siteWithCandidate('return url');
    await site.release('rollout events 1.2.0 --steps 10,50,100 --every 1s --when-quiet wait');
    await until(async () => (await visitsOf(site)).length === 2);
    expect(await candidateOf(site)).toMatchObject({ state: 'candidate', traffic: 10, plan: { whenQuiet: 'wait' } });
  });
});
