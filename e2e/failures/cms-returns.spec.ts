import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/content/cms.ts';
import { guardConsole } from '../support/console-guard.ts';
import { firstOf, readLatestSermon, readSermons, readUpcoming } from '../support/content/content.ts';
import { test } from '../support/outage-test.ts';
import { scrollThrough } from '../support/page/scroll-through.ts';
import { site } from '../support/site.ts';
import { expectWorkingHome } from '../support/page/working-page.ts';

const KEPT =
  'Thank you. We have received your form and keep it safe; our team will read it as soon as it reaches them.';

/** All pictures of the page are there, once somebody has read it. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img[src^="/uploads/"]');
  await expect(pictures.first()).toBeVisible();
  await scrollThrough(page);
  const widths = await pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths.filter((width) => width === 0)).toEqual([]);
}

test('the CMS stops after the first visit, and visitors go on reading; when it is back, they see what is new', async ({
  browser,
  request,
  own,
}) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  const latest = await readLatestSermon(request);
  const sermon = firstOf(await readSermons(request), 'sermon');
  const proxy = await own.proxy(site.cmsUrl);
  const { url } = await own.edge({ contentApiUrl: proxy.url });

  async function readEverything(): Promise<void> {
    const page = await browser.newPage({ baseURL: url });
    const guard = await guardConsole(page);
    await page.goto('/');
    await expectWorkingHome(page);
    await expect(page.getByRole('region', { name: 'Next event' })).toContainText(event.attributes.title);
    await expectPictures(page);
    await page.goto('/events');
    await expect(page.getByRole('link', { name: event.attributes.title })).toBeVisible();
    await expectPictures(page);
    await page.goto(`/event-details?id=${event.id}`);
    await expect(page.getByRole('heading', { level: 1, name: event.attributes.title })).toBeVisible();
    await expectPictures(page);
    await page.goto('/connect/sermons');
    await expect(page.getByRole('heading', { name: sermon.attributes.title })).toBeVisible();
    await expectPictures(page);
    expect(guard.complaints()).toEqual([]);
    await page.close();
  }

  await readEverything();
  await proxy.down();
  await test.step('while it is down', readEverything);

  await test.step('a form is kept, and the answer says so', async () => {
    const response = await request.post(`${url}/api/prayer-requests`, {
      data: { data: { prayerRequest: 'For rain.' } },
    });
    expect(response.status()).toBe(202);
    expect(await response.json()).toEqual({ data: null, message: KEPT });
  });

  const editor = await logIn();
  const [newest] = await editor.list('sermon', `[title][$eq]=${encodeURIComponent(latest.title)}`);
  const id = String(newest?.documentId);
  try {
    await editor.update('sermon', id, { title: 'Meanwhile, in the Upper Room' });
    await proxy.up();
    await expect
      .poll(async () => (await request.get(url)).text(), 'new content')
      .toContain('Meanwhile, in the Upper Room');
  } finally {
    await editor.update('sermon', id, { title: latest.title });
  }
});
