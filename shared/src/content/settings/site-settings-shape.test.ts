import { NO_SETTINGS } from './no-settings.ts';
import { parseSettings } from './site-settings-shape.ts';

const parsed = (attributes: Readonly<Record<string, unknown>>) => parseSettings({ data: { id: 1, attributes } });

test('what staff cleared is empty: nothing takes its place', () => {
  expect(Object.values(NO_SETTINGS).join('')).toBe('');
  const cleared = Object.keys(NO_SETTINGS).map((key, index) => [key, [null, '', '  '][index % 3]] as const);
  expect(parsed(Object.fromEntries(cleared))).toEqual(NO_SETTINGS);
  expect(parsed({})).toEqual(NO_SETTINGS);
});

test('a field of another shape counts as empty, and costs no other one', () => {
  const settings = parsed({ phone: 410, email: 'hi@church.example' });
  expect(settings).toEqual({ ...NO_SETTINGS, email: 'hi@church.example' });
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
])('%j leads out of the site to %j', (streamUrl, address) => {
  expect(parsed({ streamUrl })).toMatchObject({ streamUrl: address });
});

test.each([
  ['/connect/catalyst', '/connect/catalyst'],
  ['https://catalyst.example/', 'https://catalyst.example/'],
  ['http://catalyst.example/', 'http://catalyst.example/'],
  ['//catalyst.example/', ''],
  ['connect/catalyst', ''],
  ['javascript:alert(1)', ''],
])('a link of the footer may lead to a page of this site: %j to %j', (catalystUrl, address) => {
  expect(parsed({ catalystUrl })).toMatchObject({ catalystUrl: address });
});

test.each(['catalystUrl', 'photoGalleryUrl', 'socithUrl', 'latestSermonUrl'] as const)(
  '%s may stay on the site',
  (key) => {
    expect(parsed({ [key]: ' /connect/sermons ' })).toEqual({
      ...NO_SETTINGS,
      [key]: '/connect/sermons',
    });
  },
);

test.each(['mapsUrl', 'giveUrl', 'facebookUrl', 'instagramUrl', 'youtubeUrl', 'appStoreUrl', 'playStoreUrl'] as const)(
  '%s leads out of it',
  (key) => {
    expect(parsed({ [key]: '/connect' })).toEqual(NO_SETTINGS);
    expect(parsed({ [key]: 'https://a.example/' })).toMatchObject({
      [key]: 'https://a.example/',
    });
  },
);

test('what is no link is kept as it was written', () => {
  const texts = { phone: '/410', email: 'javascript:', address: 'www.street', missionStatement: '//' };
  expect(parsed(texts)).toEqual({ ...NO_SETTINGS, ...texts });
});
