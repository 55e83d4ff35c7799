import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type APIRequestContext, expect } from '@playwright/test';
import { hydrated } from '../support/page/hydrated.ts';
import { type Own, test } from '../support/outage-test.ts';
import { copyWorkspace } from '../support/programs/own-workspace.ts';
import { releaseTool } from '../support/programs/release-store.ts';
import { newVisitors, visitorsOf } from '../support/many-visitors.ts';
import { servedVersionAt } from '../support/programs/served-version.ts';

const run = promisify(execFile);
const NEXT = '1.1.0';
const NEW_WORDS = 'Soon at Soteria';

/** Often enough to meet every step, and without taking the machine from the build. */
const ASK_EVERY_MS = 50;

/** Asks for the home page again and again until told to stop. @returns what was not a whole page */
function keepAsking(request: APIRequestContext, url: string) {
  const faults: string[] = [];
  let asked = 0;
  let going = true;
  const asking = (async () => {
    while (going) {
      const response = await request.get(url).catch((error: Error) => error);
      asked += 1;
      if (response instanceof Error) faults.push(response.message);
      else if (response.status() !== 200 || !(await response.text()).includes('data-section="events"'))
        faults.push(`status ${response.status()}`);
      await pause(ASK_EVERY_MS);
    }
  })();
  return async () => {
    going = false;
    await asking;
    return { asked, faults };
  };
}

/** What the events team does on its own machine: a changed word, and a build. */
async function buildWithNewWords(own: Own): Promise<string> {
  const workspace = own.keep(await copyWorkspace(['mfe-events']), ({ remove }) => remove());
  await workspace.change('mfe-events/src/slots/upcoming-events.tsx', 'Upcoming Events', NEW_WORDS);
  const { PATH } = process.env;
  await run(process.execPath, [join(workspace.root, 'tooling', 'bin', 'webpack.mjs')], {
    cwd: join(workspace.root, 'mfe-events'),
    env: { PATH, NODE_ENV: 'production', RELEASE_VERSION: NEXT },
  });
  return join(workspace.root, 'mfe-events', 'dist', NEXT);
}

test('a team changes a word, publishes it, tries it with a tenth, promotes it and takes it back; the site is never down', async ({
  page,
  request,
  own,
}) => {
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir, settings: { TRUST_PROXY: 'true' } });
  const stable = await servedVersionAt(edge.url, 'events');
  const stop = keepAsking(request, edge.url);
  const heading = page.getByRole('heading', { name: NEW_WORDS });

  await releaseTool(edge, 'publish', 'events', '--from', await buildWithNewWords(own));
  expect(await servedVersionAt(edge.url, 'events')).toBe(stable);

  await test.step('a tenth of the visitors gets it, and keeps it', async () => {
    await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', '10');
    const visitors = newVisitors(200);
    const early = await visitorsOf(edge.url, NEXT, visitors);
    // Of 200, a tenth: outside of this once in a thousand times.
    expect(early.length).toBeGreaterThanOrEqual(7);
    expect(early.length).toBeLessThanOrEqual(35);
    expect(await visitorsOf(edge.url, NEXT, visitors)).toEqual(early);
  });

  await test.step('the judge has heard of them, and is content', async () => {
    const { sections } = JSON.parse(await releaseTool(edge, 'status', '--json'));
    const next = sections.events.releases.find(({ version }: { version: string }) => version === NEXT);
    expect(next).toMatchObject({ state: 'candidate', traffic: 10 });
  });

  await test.step('everybody gets it', async () => {
    await releaseTool(edge, 'promote', 'events');
    await page.goto(edge.url);
    await hydrated(page);
    await expect(heading).toBeVisible();
  });

  await test.step('it is taken back: the next document, the open page at its next navigation', async () => {
    await releaseTool(edge, 'rollback', 'events');
    await expect.poll(() => servedVersionAt(edge.url, 'events')).toBe(stable);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
    const region = page.locator('main > [data-section="events"]');
    await expect(region).toHaveAttribute('data-release', `events@${stable}`);
  });

  const { asked, faults } = await stop();
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  const history = await releaseTool(edge, 'history', '--section', 'events');
  for (const action of ['publish', 'rollout', 'promote', 'rollback']) expect(history).toContain(action);
});
