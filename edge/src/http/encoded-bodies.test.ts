import { brotliDecompressSync } from 'node:zlib';
import { encoded, encodingFor } from './encoded-bodies.ts';
import { until } from 'releases/testing';

/** Words that do not repeat at once, as a page's. */
const body = Buffer.from(Array.from({ length: 4_000 }, (_, index) => `word-${(index * 7_919) % 1_009}`).join(' '));

it('is the same for everybody, and smaller for those who come later', async () => {
  const first = await encoded(body, 'br');
  expect(await encoded(body, 'br')).toBe(first);
  await until(async () => (await encoded(body, 'br')) !== first);
  const later = await encoded(body, 'br');
  expect(later.length).toBeLessThan(first.length);
  expect([first, later].map((bytes) => brotliDecompressSync(bytes).equals(body))).toEqual([true, true]);
  expect(await encoded(body, 'br')).toBe(later);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('for accept-encoding %s is %s', (accepted, encoding) => {
  expect(encodingFor(body, accepted)).toBe(encoding);
});

it('is not worth it for a few words', () => {
  expect(encodingFor(Buffer.from('{"data":[]}'), 'br')).toBeNull();
});
