import { CONTENT, EVENTS } from '../testing/remotes.ts';
import { createPageReleases } from './page-releases.ts';
import { createRestOfTable } from './rest-of-table.ts';

const LOCK = { content: '1.0.0', events: '1.0.0' };

/** A page that lacks the table, and an edge that answers so. */
function page(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const answer = left.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  const releases = createPageReleases({ remotes: [CONTENT], stable: [], table: { lock: LOCK, stable: {} } });
  return { releases, asked, ...createRestOfTable(releases) };
}

const table = () => new Response(JSON.stringify({ remotes: [CONTENT, EVENTS], stable: [] }));
const away = () => {
  throw new TypeError('Failed to fetch');
};
const tooLong = () => {
  throw new DOMException('The operation timed out.', 'TimeoutError');
};
const somethingElse = () => new Response('{}');
const nothingTakenBack = () => new Response(null, { status: 204 });
const notFound = () => new Response('', { status: 404 });

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

describe('the rest of the route table', () => {
  it('is asked for by lock, once', async () => {
    const { releases, asked, load } = page(table);
    await Promise.all([load(), load()]);
    await load();
    expect(asked).toEqual(['/_/remotes?lock=content%401.0.0%2Cevents%401.0.0']);
    expect(releases.missing()).toBeNull();
  });

  it('is asked for again after it did not come', async () => {
    const { releases, load, isUnreachable } = page(notFound, nothingTakenBack, table);
    await load();
    expect(releases.missing()).not.toBeNull();
    expect(isUnreachable()).toBe(false);
    await load();
    expect(releases.missing()).toBeNull();
  });

  it('is left alone where the edge is away, and that is known', async () => {
    const { releases, load, isUnreachable } = page();
    await expect(load()).resolves.toBeUndefined();
    expect(releases.pages().map(({ route }) => route.path)).toEqual(['/']);
    expect(isUnreachable()).toBe(true);
  });

  it('comes once the edge is back', async () => {
    const { releases, load, isUnreachable } = page(away, table);
    await load();
    expect(isUnreachable()).toBe(true);
    await load();
    expect(releases.missing()).toBeNull();
    expect(isUnreachable()).toBe(false);
  });

  it('cannot be read: the edge is asked whether it is still there', async () => {
    const gone = page(somethingElse);
    await gone.load();
    expect(gone.asked.at(-1)).toMatch(/^\/_\/lock\?have=/);
    expect(gone.isUnreachable()).toBe(true);
    const there = page(somethingElse, nothingTakenBack);
    await there.load();
    expect(there.isUnreachable()).toBe(false);
  });

  it('is left to the browser where the edge is there, and takes too long', async () => {
    const { load, isUnreachable } = page(away, tooLong);
    await load();
    await load();
    expect(isUnreachable()).toBe(false);
  });
});
