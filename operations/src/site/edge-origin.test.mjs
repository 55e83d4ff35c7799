import { edgeOrigin } from './edge-origin.mjs';

it.each([
  ['', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['::1', 'http://[::1]:3000'],
  ['inside.church.example', 'http://inside.church.example:3000'],
])('an edge with HOST=%s is reached at %s', (host, origin) => {
  expect(edgeOrigin(3000, host)).toBe(origin);
});
