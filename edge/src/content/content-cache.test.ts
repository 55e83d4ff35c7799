import { silentLog } from 'releases/testing';
import { createContentCache, FRESH_MS, STALE_MS } from './content-cache.ts';
import { type ContentAnswer, ContentUnavailable } from './fetch-content.ts';

const KEY = '/api/events?populate=*';
const answer = (text: string, status = 200): ContentAnswer => ({ status, body: Buffer.from(text), etag: text });
const down = () => Promise.reject(new ContentUnavailable('connect ECONNREFUSED'));

/** A cache over an API and a clock that the test moves. */
function cacheOver(first: () => Promise<ContentAnswer>, editsAreTold = false) {
  let clock = Date.parse('2026-11-21T12:00:00Z');
  const api = { answer: first, calls: 0 };
  const fetch = () => {
    api.calls += 1;
    return api.answer();
  };
  const onNews = jest.fn();
  const cache = createContentCache({ fetch, onNews, editsAreTold, log: silentLog, now: () => clock });
  const read = async (key = KEY) => {
    const { status, body } = await cache.read(key);
    return status === 200 ? body.toString() : `${status}`;
  };
  /** What was started in the background has come in. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { api, cache, onNews, read, settled, pass: (milliseconds: number) => (clock += milliseconds) };
}

const says = (text: string, status?: number) => async () => answer(text, status);

/** An answer that comes when the test says so. */
function pending() {
  let answerNow: (value: ContentAnswer) => void = () => undefined;
  const promise = new Promise<ContentAnswer>((resolve) => (answerNow = resolve));
  return { answer: () => promise, arrive: (text: string) => answerNow(answer(text)) };
}

describe('the content cache', () => {
  it('asks once while an answer is fresh', async () => {
    const { api, read, pass } = cacheOver(says('one'));
    expect(await read()).toBe('one');
    pass(FRESH_MS - 1);
    api.answer = says('two');
    expect(await read()).toBe('one');
    expect(api.calls).toBe(1);
  });

  it('serves what is stale at once and asks in the background', async () => {
    const { api, read, pass, settled } = cacheOver(says('one'));
    await read();
    pass(FRESH_MS + 1);
    api.answer = says('two');
    expect(await read()).toBe('one');
    await settled();
    expect(await read()).toBe('two');
    expect(api.calls).toBe(2);
  });

  it('tells when an answer is another one than before, but not of an edit that it was told of', async () => {
    const { api, cache, onNews, read, pass, settled } = cacheOver(says('one'));
    await read();
    pass(FRESH_MS + 1);
    await read();
    await settled();
    expect(onNews).toHaveBeenCalledTimes(0);
    pass(FRESH_MS + 1);
    api.answer = says('two');
    await read();
    await settled();
    expect(onNews).toHaveBeenCalledTimes(1);
    api.answer = says('three');
    cache.expire();
    expect(await read()).toBe('three');
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a minute', false, STALE_MS.untold],
    ['an hour, where edits are told of', true, STALE_MS.told],
  ])('waits for the new answer when the old one is older than %s', async (_how, editsAreTold, staleMs) => {
    const { api, read, pass, settled } = cacheOver(says('one'), editsAreTold);
    await read();
    pass(FRESH_MS + staleMs - 1);
    expect(await read()).toBe('one');
    await settled();
    pass(FRESH_MS + staleMs);
    api.answer = says('two');
    expect(await read()).toBe('two');
  });

  it('waits for what an edit made, however long edits are told of', async () => {
    const { api, cache, read, pass } = cacheOver(says('one'), true);
    await read();
    pass(STALE_MS.untold);
    api.answer = says('two');
    cache.expire();
    expect(await read()).toBe('two');
  });

  it('does not wait long for it', async () => {
    const { api, read, pass, settled } = cacheOver(says('one'));
    await read();
    pass(FRESH_MS + STALE_MS.untold + 1);
    const slow = pending();
    api.answer = slow.answer;
    expect(await read()).toBe('one');
    slow.arrive('two');
    await settled();
    expect(await read()).toBe('two');
  });

  it('has one request under way for a key', async () => {
    const slow = pending();
    const { api, read } = cacheOver(slow.answer);
    const readers = [read(), read(), read()];
    slow.arrive('one');
    expect(await Promise.all(readers)).toEqual(['one', 'one', 'one']);
    expect(api.calls).toBe(1);
  });

  it('serves the last answer for days while the API fails', async () => {
    const { api, read, pass, settled } = cacheOver(says('one'));
    await read();
    api.answer = down;
    for (let day = 0; day < 5; day += 1) {
      pass(86_400_000);
      expect(await read()).toBe('one');
      await settled();
    }
    api.answer = says('two');
    pass(86_400_000);
    await read();
    await settled();
    expect(await read()).toBe('two');
  });

  it('leaves an API that fails alone for a moment', async () => {
    const { api, read, pass, settled } = cacheOver(says('one'));
    await read();
    api.answer = down;
    pass(FRESH_MS + 1);
    await read();
    await settled();
    await read();
    await read();
    expect(api.calls).toBe(2);
  });

  it('rejects when there is nothing to serve, and asks again the next time', async () => {
    const { api, read } = cacheOver(down);
    await expect(read()).rejects.toThrow(ContentUnavailable);
    api.answer = says('one');
    expect(await read()).toBe('one');
  });

  it('shows an edit at once', async () => {
    const { api, cache, read } = cacheOver(says('one'));
    await read();
    api.answer = says('two');
    cache.expire();
    expect(await read()).toBe('two');
  });

  it('falls back to the last answer when the API fails after an edit', async () => {
    const { api, cache, read } = cacheOver(says('one'));
    await read();
    api.answer = down;
    cache.expire();
    expect(await read()).toBe('one');
  });

  it('does not take an answer that was asked for before the edit', async () => {
    const slow = pending();
    const { api, cache, read } = cacheOver(slow.answer);
    const before = read();
    cache.expire();
    const after = read();
    api.answer = says('two');
    slow.arrive('one');
    expect(await before).toBe('one');
    expect(await after).toBe('two');
    expect(await read()).toBe('two');
  });

  it('shows that an entry was deleted, and does not keep a refusal', async () => {
    const { api, read, pass, settled } = cacheOver(says('one'));
    await read();
    api.answer = says('gone', 404);
    pass(FRESH_MS + 1);
    await read();
    await settled();
    expect(await read()).toBe('404');
    api.answer = says('back');
    pass(1_001);
    expect(await read()).toBe('back');
  });

  it('does not serve a refusal instead of a failure', async () => {
    const { api, read, pass } = cacheOver(says('gone', 404));
    await read();
    pass(1_001);
    api.answer = down;
    await expect(read()).rejects.toThrow(ContentUnavailable);
  });

  it('has the answer of before an edit until the API has answered since, and no refusal', async () => {
    const { api, cache, read } = cacheOver(says('one'));
    await read();
    expect(cache.beforeEdit(KEY)).toBeUndefined();
    const second = pending();
    api.answer = second.answer;
    cache.expire();
    const asked = read();
    expect(cache.beforeEdit(KEY)?.etag).toBe('one');
    second.arrive('two');
    expect(await asked).toBe('two');
    expect(cache.beforeEdit(KEY)).toBeUndefined();
    api.answer = says('gone', 404);
    cache.expire();
    await read();
    cache.expire();
    expect(cache.beforeEdit(KEY)).toBeUndefined();
  });

  it('stays within its memory', async () => {
    const large = 'x'.repeat(1024 * 1024);
    const { api, read } = cacheOver(says(large));
    for (let index = 0; index < 80; index += 1) await read(`/api/events/${index}`);
    await read('/api/events/79');
    expect(api.calls).toBe(80);
    await read('/api/events/0');
    expect(api.calls).toBe(81);
  });
});
