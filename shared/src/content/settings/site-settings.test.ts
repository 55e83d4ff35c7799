import { createFakeHttp } from '../../testing/index.ts';
import { NO_SETTINGS } from './no-settings.ts';
import { fetchSiteSettings } from './site-settings.ts';

const SETTING = '/api/site-setting';
const saved = (attributes: Readonly<Record<string, unknown>>) =>
  createFakeHttp({ [SETTING]: { data: { id: 1, attributes } } });

test('what staff entered comes without the blanks around it', async () => {
  const http = saved({ phone: ' (410) 555-0199 ', giveUrl: 'https://give.example/soteria' });
  expect(await fetchSiteSettings(http)).toEqual({
    ...NO_SETTINGS,
    phone: '(410) 555-0199',
    giveUrl: 'https://give.example/soteria',
  });
});

test('what staff cleared is empty: nothing takes its place', async () => {
  expect(Object.values(NO_SETTINGS).join('')).toBe('');
  const cleared = Object.keys(NO_SETTINGS).map((key, index) => [key, [null, '', '  '][index % 3]] as const);
  expect(await fetchSiteSettings(saved(Object.fromEntries(cleared)))).toEqual(NO_SETTINGS);
  expect(await fetchSiteSettings(saved({}))).toEqual(NO_SETTINGS);
});

test('a field of another shape counts as empty, and costs no other one', async () => {
  const settings = await fetchSiteSettings(saved({ phone: 410, email: 'hi@church.example' }));
  expect(settings).toEqual({ ...NO_SETTINGS, email: 'hi@church.example' });
});

test.each([404, { data: null }])('without an entry everything is empty: %j', async (answer) => {
  expect(await fetchSiteSettings(createFakeHttp({ [SETTING]: answer }))).toEqual(NO_SETTINGS);
});

test.each([500, 503, 403, 'busy', { data: [] }])('without a usable answer nothing is known: %j', async (answer) => {
  expect(await fetchSiteSettings(createFakeHttp({ [SETTING]: answer }))).toBeNull();
});

test.each([
  ['https://www.youtube.com/@church/live', 'https://www.youtube.com/@church/live'],
  ['http://stream.example/', 'http://stream.example/'],
  ['www.youtube.com/live', 'https://www.youtube.com/live'],
  ['/connect/sermons', ''],
  ['mailto:hello@church.example', ''],
  ['mailto:hello@church.example?body=https://stream.example', ''],
  ['HTTPS://stream.example/', 'HTTPS://stream.example/'],
  ['javascript:alert(1)', ''],
  [' java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
])('%j leads out of the site to %j', async (streamUrl, address) => {
  expect(await fetchSiteSettings(saved({ streamUrl }))).toMatchObject({ streamUrl: address });
});

test.each([
  ['/connect/catalyst', '/connect/catalyst'],
  ['https://catalyst.example/', 'https://catalyst.example/'],
  ['//catalyst.example/', ''],
  ['connect/catalyst', ''],
  ['javascript:alert(1)', ''],
])('a link of the footer may lead to a page of this site: %j to %j', async (catalystUrl, address) => {
  expect(await fetchSiteSettings(saved({ catalystUrl }))).toMatchObject({ catalystUrl: address });
});

test.each(['catalystUrl', 'photoGalleryUrl', 'socithUrl', 'latestSermonUrl'] as const)(
  '%s may stay on the site',
  async (key) => {
    expect(await fetchSiteSettings(saved({ [key]: ' /connect/sermons ' }))).toEqual({
      ...NO_SETTINGS,
      [key]: '/connect/sermons',
    });
  },
);

test.each(['mapsUrl', 'giveUrl', 'facebookUrl', 'instagramUrl', 'youtubeUrl', 'appStoreUrl', 'playStoreUrl'] as const)(
  '%s leads out of it',
  async (key) => {
    expect(await fetchSiteSettings(saved({ [key]: '/connect' }))).toEqual(NO_SETTINGS);
    expect(await fetchSiteSettings(saved({ [key]: 'https://a.example/' }))).toMatchObject({
      [key]: 'https://a.example/',
    });
  },
);

test('what is no link is kept as it was written', async () => {
  const texts = { phone: '/410', email: 'javascript:', address: 'www.street', missionStatement: '//' };
  expect(await fetchSiteSettings(saved(texts))).toEqual({ ...NO_SETTINGS, ...texts });
});
