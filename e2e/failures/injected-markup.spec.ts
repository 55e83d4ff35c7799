import { expect, type Page } from '@playwright/test';
import { eventAnswer } from '../support/content/event-answer.ts';
import { answer } from '../support/network/fault.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { site } from '../support/site.ts';

const MARKUP = '<img src=x onerror="document.title = \'executed\'"><script>document.title = "executed"</script>';

/** What an editor, or somebody with an editor's password, may have written into each text of an event. */
const EVENT = {
  title: `Choir ${MARKUP}`,
  startDate: '2099-01-01T00:00:00.000Z',
  time: '10:00:00',
  registerationLink: 'java\nscript:document.title = "executed"',
  venue: { data: { attributes: { name: MARKUP, address: `"onmouseover="${MARKUP}` } } },
  desc: [
    { type: 'paragraph', children: [{ type: 'text', text: MARKUP }] },
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'Click' }] }],
    },
    { type: 'image', image: { url: 'https://elsewhere.invalid/spy.png', alternativeText: MARKUP } },
  ],
};

/** Tries what injected code would try; says which of it the browser let through. */
async function letThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const tries: Readonly<Record<string, () => unknown>> = {
      'markup with a handler': () => void (document.createElement('div').innerHTML = '<img src=x onerror="x()">'),
      'a script beside the page': () => document.body.insertAdjacentHTML('beforeend', '<script>x()</script>'),
      'a script of another host': () => void (document.createElement('script').src = 'https://elsewhere.invalid/x.js'),
      'an upload as a script': () => void (document.createElement('script').src = '/uploads/x.js'),
      'a script made of a text': () => void (document.createElement('script').text = 'x()'),
      'a document inside the page': () => void (document.createElement('iframe').srcdoc = '<script>x()</script>'),
      'a policy of its own': () => Reflect.get(window, 'trustedTypes').createPolicy('own', { createHTML: String }),
      'a handler in an attribute': () => document.body.setAttribute('onclick', 'x()'),
    };
    return Object.entries(tries).flatMap(([what, run]) => {
      try {
        run();
        return [what];
      } catch {
        return [];
      }
    });
  });
}

test('a page makes neither markup nor scripts of texts', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  expect(await letThrough(page)).toEqual([]);
});

test('what editors write shows as it is, runs nothing and calls nobody', async ({ page, own }) => {
  const cms = await own.proxy(site.cmsUrl);
  cms.fail(/^\/api\/events/, answer(200, 'application/json', JSON.stringify(eventAnswer([EVENT]))));
  const edge = await own.edge({ contentApiUrl: cms.url });
  const elsewhere: string[] = [];
  page.on('request', (request) => void (request.url().startsWith(edge.url) || elsewhere.push(request.url())));
  await page.goto(`${edge.url}/events`);
  await hydrated(page);
  await expect(page.getByText('<img src=x onerror=').first()).toBeVisible();
  await page.getByRole('link', { name: /Choir/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Choir/ })).toBeVisible();
  await expect(page).not.toHaveTitle('executed');
  await expect(page.locator('[href^="java" i], [onerror], img[src="x"]')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
