import { randomUUID } from 'node:crypto';

/** @typedef {import('../../workspace/release-builds.mjs').ReleaseBuild} ReleaseBuild */
/** @typedef {{ path: string, release: string, isShown: boolean }} Expected */

const ENTERED = 200;

/** Throws when a page of the sitemap is not shown. @param {string} site its origin */
export async function checkPages(site) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const paths = addresses.map(({ pathname, search }) => `${pathname}${search}`);
  if (paths.length === 0) throw new Error('The sitemap names no page.');
  for (const path of paths) {
    const { status, html } = await pageAt(`${site}${path}`);
    if (status !== 200 || !html.includes('<h1')) throw new Error(`${path} was answered with ${status}.`);
  }
}

/** Throws when a form is not delivered at once, with and without JavaScript. @param {string} site its origin */
export async function checkForms(site) {
  const path = '/api/prayer-requests';
  const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  await send(`${site}${path}`, json, JSON.stringify({ data: { prayerRequest: 'For those who travel.' } }));
  const plain = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
  // The same words again, without a key, would be taken for a repetition.
  const prayerRequest = `For those at home, at ${new Date().toISOString()}.`;
  await send(`${site}${path}`, plain, new URLSearchParams({ prayerRequest }).toString());
  const message = {
    firstName: 'Ruth',
    lastName: 'Byrd',
    email: 'ruth@example.org',
    phoneNumber: '4105550142',
    details: 'When do you meet?',
  };
  const template = { user_id: 'site', service_id: 'soteria', template_id: 'contact', template_params: message };
  await send(`${site}/api/v1.0/email/send`, { 'content-type': 'application/json' }, JSON.stringify(template));
}

/**
 * Publishes a release, promotes it and rolls it back. Throws when the site does not show each state.
 * @param {ReleaseBuild} release
 * @param {{ tool: (words: string) => Promise<unknown>, expect: (expected: Expected) => Promise<unknown> }} on the site: tool
 * runs the release tool
 */
export async function checkRelease({ section, version, folder }, { tool, expect }) {
  const expected = { path: `/${section}`, release: `${section}@${version}` };
  await tool(`publish ${section} --from ${folder}`);
  await tool(`rollout ${section} ${version} --percent 100`);
  await tool(`promote ${section}`);
  await expect({ ...expected, isShown: true });
  await tool(`rollback ${section}`);
  await expect({ ...expected, isShown: false });
}

/**
 * Throws when a page is not drawn as expected.
 * @param {string} site its origin
 * @param {Expected} expected
 */
export async function expectRelease(site, { path, release, isShown }) {
  const { html } = await pageAt(`${site}${path}`);
  if (html.includes(`data-release="${release}"`) !== isShown)
    throw new Error(`${path} is${isShown ? ' not' : ' still'} drawn by ${release}.`);
}

/** @param {string} address */
async function pageAt(address) {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
}

/** @param {string} address @param {Record<string, string>} headers @param {string} body */
async function send(address, headers, body) {
  const { status } = await fetch(address, { method: 'POST', headers, body });
  if (status !== ENTERED) throw new Error(`A form was answered with ${status} by ${address}.`);
}
