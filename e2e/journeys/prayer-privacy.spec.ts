import { expect, type Page, type Request } from '@playwright/test';
import { fillIn, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const SECRET = 'Bartholomew';

test('what a visitor prays for is in one request, and nowhere else: no address, no other body, no cache, no storage', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await page.goto('/connect/prayer-requests');
  await hydrated(page);
  await fillIn(page, { ...somebody().answers, 'Prayer request': `For ${SECRET}, who is in hospital.` });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send prayer request' }).click();
  const answer = await answered;
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(page.getByLabel('Prayer request')).toHaveValue('');
  // The last word of the visit: its figures.
  await page.goto('/events');
  await hydrated(page);

  const knowing = requests.filter(speaksOf);
  expect(knowing.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual([
    'POST /api/prayer-requests',
  ]);
  expect(answer.url()).not.toContain(SECRET);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await storedText(page)).not.toContain(SECRET);
});

/** Whether a request could tell anybody of it, encoded or not: by address, referrer, another header or its body. */
function speaksOf(request: Request): boolean {
  const told = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())];
  return told.some((text) => text.includes(SECRET));
}

/** Everything that the browser keeps for the site, and what the history and the page itself hold. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys();
    const databases = await indexedDB.databases();
    const parts = [{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state, caches, databases];
    return JSON.stringify(parts) + document.documentElement.outerHTML;
  });
}
