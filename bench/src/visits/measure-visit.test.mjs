import { measureVisit } from './measure-visit.mjs';

const ORIGIN = 1_000_000;
const seen = {
  ...{ origin: ORIGIN, fcp: 300, lcp: 400, cls: 0, hydrated: 1_000, hydratedAll: 1_200, interactions: [] },
  longTasks: /** @type {[number, number][]} */ ([
    [100, 250],
    [280, 400],
    [900, 1_000],
  ]),
};

/**
 * @param {string} url
 * @param {string} type
 * @param {number} bytes
 * @param {number} end milliseconds of the visit
 */
function came(url, type, bytes, end) {
  return { url: `http://site${url}`, type, bytes, start: ORIGIN + end - 50, end: ORIGIN + end, by: [] };
}

const requests = [
  came('/', 'Document', 1_000, 200),
  came('/_/assets/shell/1.0.0/shell.js', 'Script', 50, 800),
  came('/_/assets/events/1.1.0/page.js', 'Script', 7, 900),
  came('/_/assets/shell/1.0.0/vitals.js', 'Script', 3, 5_000),
  came('/uploads/film.mp4', 'Media', 9_000_000, 3_000),
];

test('bytes are told by kind and by owner, and films are not counted', () => {
  expect(measureVisit(seen, requests)).toMatchObject({
    'bytes-total': 1_060,
    'bytes-html': 1_000,
    'js-total': 60,
    'js-shell': 53,
    'js-section-events': 7,
    requests: 4,
  });
});

test('scripts that come after the page is idle are not of its beginning', () => {
  expect(measureVisit(seen, requests)).toMatchObject({ idle: 1_000, 'js-before-idle': 57 });
});

test('blocking counts from the first paint, beyond 50 ms of each task', () => {
  expect(measureVisit(seen, requests)['tbt']).toBe(50 + 50);
});

test('a region that waits until it is seen leaves the time of all unsaid', () => {
  expect(measureVisit({ ...seen, hydratedAll: null }, requests)).not.toHaveProperty('hydrated-all');
});
