import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodyOf, encodedBody, encodingFor } from './encoded-bodies.ts';
import { createEncoder, encodeNow, tagOf } from './encoding.ts';
import { until } from 'releases/testing';

/** Words that do not repeat at once, as a page's. */
const body = Buffer.from(Array.from({ length: 4_000 }, (_, index) => `word-${(index * 7_919) % 1_009}`).join(' '));

it('is the same for everybody, and smaller for those who come later', async () => {
  const first = await bodyOf(body).encoded('br');
  expect(await bodyOf(body).encoded('br')).toBe(first);
  await until(async () => (await bodyOf(body).encoded('br')) !== first);
  const later = await bodyOf(body).encoded('br');
  expect(later.length).toBeLessThan(first.length);
  expect([first, later].map((bytes) => brotliDecompressSync(bytes).equals(body))).toEqual([true, true]);
  expect(await bodyOf(body).encoded('br')).toBe(later);
});

it.each(['br', 'gzip'] as const)(
  'that comes as %s is sent as it came, and read in each other form',
  async (encoding) => {
    const bytes = encodeNow(body, encoding) ?? Buffer.of();
    const come = encodedBody({ encoding, bytes, length: body.length });
    expect(await come.encoded(encoding)).toBe(bytes);
    expect((await come.text()).equals(body)).toBe(true);
    expect(brotliDecompressSync(await come.compressed()).equals(body)).toBe(true);
    expect(gunzipSync(await come.encoded('gzip')).equals(body)).toBe(true);
  },
);

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

it('is made once for bodies that say the same, and each caller has its own copy', () => {
  const encode = jest.fn(encodeNow);
  const encoder = createEncoder(encode);
  const first = encoder(Buffer.from(body), 'br');
  const again = encoder(Buffer.from(body), 'br');
  expect([first, again].map((one) => one && brotliDecompressSync(one.bytes).equals(body))).toEqual([true, true]);
  expect([first?.tag, again?.tag]).toEqual([tagOf(body), tagOf(body)]);
  expect(encode).toHaveBeenCalledTimes(1);
  first?.bytes.fill(0);
  expect(encoder(body, 'br')?.bytes.equals(again?.bytes ?? Buffer.of())).toBe(true);
  encoder(body, 'gzip');
  encoder(Buffer.concat([body, Buffer.from('!')]), 'br');
  expect(encode).toHaveBeenCalledTimes(3);
});
