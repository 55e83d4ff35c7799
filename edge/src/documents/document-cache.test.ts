import { bodyOf } from '../http/encoded-bodies.ts';
import { documentSaying } from '../testing/document-saying.ts';
import { silentLog } from 'releases/testing';
import { createDocumentCache } from './document-cache.ts';
import type { SendableDocument } from './sendable-document.ts';
import { RenderRefused } from '../rendering/errors.ts';

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const EVENTS = { key: 'lock /events', address: '/events' };

/** A cache, and a renderer that says how often it was asked. */
function cacheWith(more: Partial<SendableDocument> = {}) {
  let clock = 0;
  let [made, release] = [0, () => {}];
  let gate: Promise<void> = Promise.resolve();
  const cache = createDocumentCache({ log: silentLog, now: () => clock });
  const make = async () => {
    made += 1;
    const text = `document ${made}`;
    await gate;
    return documentSaying(text, more);
  };
  return {
    cache,
    make,
    pass: (ms: number) => void (clock += ms),
    made: () => made,
    /** From now on a document is not done until it is let go. */
    hold: () => void (gate = new Promise((resolve) => (release = resolve))),
    letGo: () => release(),
    async read(address = '/events', key = `lock ${address}`) {
      const { document, isNew } = await cache.read({ key, address, make });
      return `${String(await document.body.text())}${isNew ? ', new' : ''}`;
    },
  };
}

/** Until everything that is under way without a gate is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a document', () => {
  it('is made once while it is fresh', async () => {
    const { read, pass } = cacheWith();
    expect(await read()).toBe('document 1, new');
    pass(FRESH_MS - 1);
    expect(await read()).toBe('document 1');
  });

  it('is given at once when it is stale, and made again for who comes next', async () => {
    const { read, pass } = cacheWith();
    await read();
    pass(FRESH_MS);
    expect(await read()).toBe('document 1');
    await settled();
    expect(await read()).toBe('document 2');
  });

  it('is waited for when the one that is kept is too old', async () => {
    const { read, pass } = cacheWith();
    await read();
    pass(FRESH_MS + STALE_MS);
    expect(await read()).toBe('document 2, new');
  });

  it('is made once for all who wait for it', async () => {
    const { read, hold, letGo } = cacheWith();
    hold();
    const visitors = [read(), read(), read()];
    letGo();
    expect(await Promise.all(visitors)).toEqual(['document 1, new', 'document 1', 'document 1']);
  });

  it('of one lock is not given to visitors of another', async () => {
    const { read } = cacheWith();
    await read('/events', 'events@1.0.0 /events');
    expect(await read('/events', 'events@1.1.0 /events')).toBe('document 2, new');
  });

  it('is made again at once after a change, also when it was begun before it', async () => {
    const { cache, read, hold, letGo } = cacheWith();
    await read();
    cache.expire();
    hold();
    const before = read();
    cache.expire();
    const after = read();
    letGo();
    expect(await Promise.all([before, after])).toEqual(['document 2, new', 'document 3, new']);
    expect(await read()).toBe('document 3');
  });

  it('keeps its compressed forms when it is made again and says the same', async () => {
    const { cache, pass } = cacheWith();
    const read = () => cache.read({ key: 'key', address: '/events', make: async () => documentSaying('the same') });
    const { document } = await read();
    pass(FRESH_MS);
    await read();
    await settled();
    expect((await read()).document.body).toBe(document.body);
    pass(FRESH_MS + STALE_MS);
    const { document: waitedFor, isNew } = await read();
    expect(waitedFor.body).toBe(document.body);
    expect(isNew).toBe(true);
  });

  it.each([
    ['lacks something', { whole: false }],
    ['sends elsewhere', { redirect: '/', status: 302 }],
    ['is an error', { status: 500 }],
  ])('that %s is made for each visitor', async (_what, more) => {
    const { read } = cacheWith(more);
    await read();
    expect(await read()).toBe('document 2, new');
  });

  it('that cannot be made again is given for as long as it may be', async () => {
    const { cache, read, pass } = cacheWith();
    await read();
    pass(FRESH_MS);
    const fail = () => Promise.reject(new Error('broken'));
    const { document } = await cache.read({ ...EVENTS, make: fail });
    expect(String(await document.body.text())).toBe('document 1');
    await settled();
    pass(STALE_MS);
    await expect(cache.read({ ...EVENTS, make: fail })).rejects.toThrow('broken');
  });

  it('that could not be made again is not tried for a second', async () => {
    const { cache, read, pass, made } = cacheWith();
    await read();
    pass(FRESH_MS);
    await cache.read({ ...EVENTS, make: () => Promise.reject(new Error('broken')) });
    await settled();
    pass(999);
    await read();
    expect(made()).toBe(1);
    pass(1);
    await read();
    expect(made()).toBe(2);
  });

  it('is given however old it is, also after a change, where the edge has no time to make the next one', async () => {
    const { cache, read, pass } = cacheWith();
    await read();
    pass(FRESH_MS + STALE_MS);
    cache.expire();
    const refuse = () => Promise.reject(new RenderRefused('busy'));
    const { document, isNew } = await cache.read({ ...EVENTS, make: refuse });
    expect([String(await document.body.text()), isNew]).toEqual(['document 1', false]);
    await expect(cache.read({ key: 'lock /', address: '/', make: refuse })).rejects.toThrow('busy');
    expect(await read()).toBe('document 2, new');
  });

  it('that does not exist is kept for a second', async () => {
    const { read, pass } = cacheWith({ status: 404 });
    await read('/none');
    expect(await read('/none')).toBe('document 1');
    pass(1_000);
    expect(await read('/none')).toBe('document 2, new');
  });
});

describe("the site's own pages", () => {
  const LARGE = bodyOf(Buffer.alloc(100_000, 'x'));

  it.each([
    ['addresses that do not exist', { status: 404, body: LARGE }, (index: number) => `/none-${index}`],
    ['made-up queries', { body: LARGE }, (index: number) => `/events?utm_source=${index}`],
    ['odd spellings', { body: LARGE }, (index: number) => `/events?${'&'.repeat(index + 1)}`],
  ])('are not pushed out by %s without end', async (_what, more, address) => {
    const { cache, read } = cacheWith();
    const make = async () => documentSaying('other', more);
    const other = (index: number) => ({ key: address(index), address: address(index), make });
    expect(await read()).toBe('document 1, new');
    for (let index = 0; index < 500; index += 1) await cache.read(other(index));
    expect(await read()).toBe('document 1');
    const again = await cache.read(other(0));
    expect(again.isNew).toBe(true);
  });
});
