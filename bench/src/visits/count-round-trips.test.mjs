import { countRoundTrips } from './count-round-trips.mjs';

/** @param {Partial<import('./record-requests.mjs').PageRequest>} request */
function asked(request) {
  return { url: '/app.js', type: 'Script', start: 0, end: 100, bytes: 0, by: [], ...request };
}

const app = asked({});

test('what the document names is one round trip, however much it is', () => {
  expect(
    countRoundTrips([app, asked({ url: '/page.js' }), asked({ url: '/style.css', type: 'Stylesheet' })], 500),
  ).toBe(1);
});

test('each script that asks for another is one more', () => {
  const page = asked({ url: '/page.js', start: 110, end: 200, by: ['/app.js'] });
  const part = asked({ url: '/part.js', start: 210, end: 300, by: ['/page.js', '/app.js'] });
  expect(countRoundTrips([app, page, part], 500)).toBe(3);
});

test('a script that is asked for once the data is there follows the data', () => {
  const manifest = asked({ url: '/manifest.json', type: 'Fetch', start: 110, end: 200, by: ['/app.js'] });
  const entry = asked({ url: '/entry.js', start: 205, end: 300, by: ['/app.js'] });
  expect(countRoundTrips([app, manifest, entry], 500)).toBe(3);
});

test('data that came long before is not what a script waited for', () => {
  const settings = asked({ url: '/settings', type: 'Fetch', start: 110, end: 200, by: ['/app.js'] });
  const later = asked({ url: '/later.js', start: 400, end: 450, by: ['/app.js'] });
  expect(countRoundTrips([app, settings, later], 500)).toBe(2);
});

test('pictures, and what came after the page was there, do not count', () => {
  const picture = asked({ url: '/picture.webp', type: 'Image', by: ['/app.js'] });
  const late = asked({ url: '/late.js', end: 600, by: ['/app.js'] });
  const never = asked({ url: '/never.js', end: null, by: ['/app.js'] });
  expect(countRoundTrips([app, picture, late, never], 500)).toBe(1);
});

test('a script that asks for itself again is no chain', () => {
  expect(countRoundTrips([asked({ by: ['/app.js'] })], 500)).toBe(1);
});
