import { type APIRequest, type Browser, expect } from '@playwright/test';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersion, servedVersionAt, versionIn } from '../support/programs/served-version.ts';

const NEXT = '1.1.0';
/** Fine on the server; in the browser it throws when it is drawn. */
const BROKEN = 'heading:(()=>{if(typeof document!=="undefined")throw new Error("drawn in a browser")})()';
const MAX_VISITORS = 100;

/** A visitor from a network of their own. Who is on the candidate opens the page in a browser. Says whether they were. */
async function visit(browser: Browser, apiRequest: APIRequest, url: string, network: number): Promise<boolean> {
  const extraHTTPHeaders = { 'x-forwarded-for': `198.51.100.${network}` };
  const visitor = await apiRequest.newContext({ extraHTTPHeaders });
  const response = await visitor.get(`${url}/events`);
  const onCandidate = versionIn(response.headers()['x-release-lock'], 'events') === NEXT;
  if (onCandidate) {
    const context = await browser.newContext({ extraHTTPHeaders, storageState: await visitor.storageState() });
    const page = await context.newPage();
    const told = page.waitForRequest(/\/_\/vitals$/);
    await page.goto(`${url}/events`);
    await hydrated(page);
    await (await told).response();
    await context.close();
  }
  await visitor.dispose();
  return onCandidate;
}

test('a release that throws when browsers draw it is taken back by the judge, after a few visits', async ({
  browser,
  playwright,
  request,
  own,
}) => {
  const releases = await own.releases();
  const stable = await servedVersion(request, 'events');
  // Each visitor comes through a proxy, from an address of their own.
  const edge = await own.edge({ dataDir: releases.dataDir, settings: { TRUST_PROXY: 'true' } });
  const change = (text: string) => text.replaceAll(/heading:"Upcoming [Ee]vents"/g, BROKEN);
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change });
  await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', '25');
  await expect.poll(async () => (await request.get(edge.url)).headers()['set-cookie'] ?? '').toContain('visitor=');

  const stateOfNext = async () => {
    const { sections } = JSON.parse(await releaseTool(edge, 'status', '--json'));
    return sections.events.releases.find(({ version }: { version: string }) => version === NEXT)?.state;
  };
  let met = 0;
  for (let network = 1; network <= MAX_VISITORS && (await stateOfNext()) === 'candidate'; network += 1)
    if (await visit(browser, playwright.request, edge.url, network)) met += 1;

  await expect.poll(stateOfNext).toBe('quarantined');
  // Fewer than five would be one household's word against the release.
  expect(met).toBeGreaterThanOrEqual(5);
  expect(await releaseTool(edge, 'history', '--section', 'events')).toContain('judge');
  await expect.poll(() => servedVersionAt(edge.url, 'events')).toBe(stable);
});
