import { expect, type Page } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content/content.ts';
import { reset } from '../support/network/fault.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { hydrated, isScripted } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { site } from '../support/site.ts';
import { expectWorkingFrame, expectWorkingHome } from '../support/page/working-page.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });

/** One and the same for as long as the document is not loaded again. */
const visit = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('a visitor loses the connection, is told where something is missing, and goes on when it is back', async ({
  page,
  context,
  request,
}) => {
  const [event, other] = await readUpcoming(request);
  if (!event || !other) throw new Error('The seeded content has no two events to come.');
  const pagesKnown = page.waitForResponse(/\/_\/remotes/);
  await page.goto('/');
  await hydrated(page);
  await expectWorkingHome(page);
  await pagesKnown;
  const document = await visit(page);

  await context.setOffline(true);
  await menuLink(page, 'Events').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(failure(page)).toHaveCount(1);
  await expectWorkingFrame(page);
  await test.step('Try again without a connection says the same', async () => {
    await tryAgain(page).click();
    await expect(failure(page).getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  });
  await test.step('what was there before can be gone back to', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Soteria' })).toBeVisible();
    await page.goForward();
    await expect(failure(page)).toHaveCount(1);
  });

  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page.getByRole('link', { name: event.attributes.title })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await page.getByRole('link', { name: event.attributes.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.attributes.title })).toBeVisible();

  await test.step('also where only the data is missing', async () => {
    await menuLink(page, 'Events').click();
    const details = page.getByRole('link', { name: other.attributes.title });
    await expect(details).toBeVisible();
    await context.setOffline(true);
    await details.click();
    await expect(failure(page)).toContainText('Failed to load event details. Please try again later.');
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByText('Overview:')).toBeVisible();
  });
  expect(await visit(page)).toBe(document);
});

test('on a slow connection the page is readable before its script is there, and its links already lead on', async ({
  page,
  request,
}) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  const scripts = /\/_\/assets\/shell\/.+\.js$/;
  const asked = page.waitForRequest(scripts);
  const letThrough = await holdRequests(page, scripts);

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Soteria' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Next event' });
  await expect(card.getByRole('link', { name: event.attributes.title })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('© 2024')).toBeVisible();
  const first = await visit(page);
  await asked;
  expect(await page.evaluate(isScripted), 'its script is not there').toBe(false);
  await card.getByRole('link', { name: event.attributes.title }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/events\/[^/]+$/);
  letThrough();

  await expect(page.getByRole('heading', { level: 1, name: event.attributes.title })).toBeVisible();
  expect(await visit(page)).not.toBe(first);
  await expect(page.getByText('Overview:')).toBeVisible();
});

test('the edge is killed and comes back between two clicks, and the open page goes on', async ({ page, own }) => {
  const edge = await own.edge();
  await page.goto(edge.url);
  await hydrated(page);
  await expectWorkingHome(page);
  const document = await visit(page);
  await menuLink(page, 'Events').click();
  await expect(page.getByRole('navigation', { name: 'Filter events' })).toBeVisible();

  await edge.stop('SIGKILL');
  await edge.start();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Connect' }).click();
  await menuLink(page, 'Sermons').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Listen/ }).first()).toBeVisible();
  expect(await visit(page)).toBe(document);
});

test('the connection goes before the page knows the others: the visitor is told, and goes on by Try again', async ({
  page,
  own,
}) => {
  const proxy = await own.proxy(site.url);
  proxy.fail(/^\/_\/remotes/, reset);
  await page.goto(proxy.url);
  await hydrated(page);
  const document = await visit(page);
  await menuLink(page, 'Events').click();
  await expect(page).toHaveURL(`${proxy.url}/events`);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(failure(page)).toContainText('The site cannot be reached right now.');
  await expectWorkingFrame(page);

  proxy.mend();
  await tryAgain(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Filter events' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(await visit(page)).toBe(document);
});

test('the edge is down while a visitor clicks, and the page goes on by Try again once it is back', async ({
  page,
  own,
}) => {
  const edge = await own.edge();
  // The edge may be gone after its answer, before the script that reads the answer has come.
  const reader = /\/_\/assets\/shell\/.+\/shapes\..+\.js$/;
  const asked = page.waitForRequest(reader);
  await page.route(reader, (route) => route.abort());
  await page.goto(edge.url);
  await hydrated(page);
  await asked;
  const document = await visit(page);

  await edge.stop('SIGKILL');
  await page.unroute(reader);
  await menuLink(page, 'Events').click();
  await expect(failure(page)).toHaveCount(1);
  await expectWorkingFrame(page);

  await edge.start();
  await tryAgain(page).click();
  await expect(page.getByRole('navigation', { name: 'Filter events' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(await visit(page)).toBe(document);
});
