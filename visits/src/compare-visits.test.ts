import { type Sight, visitAll } from './compare-visits.ts';

const WELL: Sight = { fault: null, status: 200 };
const BROKEN: Sight = { fault: 'it throws.', status: 200 };
const MISSING: Sight = { fault: null, status: 404 };

/** Visits pages whose sights come one after the other; the last one stays. */
function round(pages: Record<string, { candidate: Sight[]; stable?: Sight[] }>, signal = new AbortController().signal) {
  const next = (sights: Sight[] = [WELL]) => (sights.length > 1 ? sights.shift() : sights[0]) ?? WELL;
  return visitAll(
    Object.keys(pages).map((address) => ({ address, inBrowser: true })),
    {
      candidate: async (address) => next(pages[address]?.candidate),
      stable: async (address) => next(pages[address]?.stable),
      place: 'on the server',
    },
    signal,
  );
}

test.each([
  ['what is well', { candidate: [WELL] }, { kind: 'fine', why: '1 page on the server' }],
  ['a fault', { candidate: [BROKEN] }, { kind: 'fault', why: '/a failed on the server: it throws.' }],
  ['a fault once', { candidate: [BROKEN, WELL] }, { kind: 'fine' }],
  ['a fault of both', { candidate: [BROKEN], stable: [BROKEN] }, { kind: 'unmade' }],
  ['a page that both lack', { candidate: [MISSING], stable: [MISSING] }, { kind: 'fine' }],
  [
    'a page that the candidate lost',
    { candidate: [MISSING], stable: [WELL] },
    { kind: 'fault', why: '/a failed on the server: its status is 404, and 200 with the stable release.' },
  ],
  ['a fault of a new page', { candidate: [BROKEN], stable: [MISSING] }, { kind: 'fault' }],
])('%s', async (_what, page, found) => {
  expect(await round({ '/a': page })).toMatchObject(found);
});

test('one page that fails anyway does not stop the others', async () => {
  const both = { candidate: [BROKEN], stable: [BROKEN] };
  expect(await round({ '/a': both, '/b': { candidate: [WELL] } })).toEqual({
    kind: 'fine',
    why: '2 pages on the server',
  });
  expect(await round({ '/a': both, '/b': { candidate: [BROKEN] } })).toMatchObject({ kind: 'fault' });
});

test('a round that is ended rejects', async () => {
  await expect(round({ '/a': { candidate: [WELL] } }, AbortSignal.abort())).rejects.toThrow('abort');
});
