import { expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionToken } from '../support/content/cms.ts';
import { test } from '../support/editor-test.ts';
import { site } from '../support/site.ts';

const TITLE = 'Surprise Farewell Supper';

/** The panel at the address that `npm start` prints: the same host as the site's, so that its frame keeps cookies. */
const PANEL = site.cmsUrl.replace('127.0.0.1', 'localhost');

/** Whatever is made of the content for everybody. */
const PUBLIC = [
  '/',
  '/events',
  '/calendar.ics',
  '/sitemap.xml',
  '/search?q=farewell',
  '/api/search?q=farewell',
  '/api/events',
];

async function openInPanel(page: Page, id: string): Promise<void> {
  await page.context().addCookies([{ name: 'jwtToken', value: await sessionToken(), url: PANEL }]);
  await page.goto(`${PANEL}/admin/content-manager/collection-types/api::event.event/${id}`);
}

/** The edge's log, and the CMS's. */
async function readLogs(): Promise<string> {
  const folder = join(site.dataDir, 'logs');
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

test('an editor sees a draft on its page, in the panel and by its link, and nobody else sees it', async ({
  page,
  events,
}) => {
  const id = await events.create({ title: TITLE, startDate: new Date(Date.now() + 86_400_000).toISOString() });
  await openInPanel(page, id);
  await page.getByRole('link', { name: 'Open preview' }).click();
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(framed.getByRole('region', { name: 'Preview' })).toContainText('drafts');

  const link = (await page.locator('iframe').getAttribute('src')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('preview');
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page.getByRole('main')).toContainText(TITLE);

  for (const path of [...PUBLIC, `/event-details?id=${id}`, `/api/events/${id}`]) {
    const body = await (await fetch(`${site.url}${path}`)).text();
    expect(body, path).not.toContain(TITLE);
  }
  const logs = await readLogs();
  expect(logs).not.toContain(TITLE);
  expect(logs).not.toContain(new URL(link).searchParams.get('preview') ?? '');

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(TITLE);
});
