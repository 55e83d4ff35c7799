import { CONTENT, EVENTS } from '../testing/remotes.ts';
import { createPageReleases } from './page-releases.ts';
import { restOfTable } from './rest-of-table.ts';

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
  return { releases, asked, ...restOfTable(releases) };
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
    const { releases, asked, ask } = page(table);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(asked).toEqual(['/_/remotes?lock=content%401.0.0%2Cevents%401.0.0']);
    expect(releases.missing()).toBeNull();
  });

  it('is asked for again after it did not come', async () => {
    const { releases, ask, unreachable } = page(notFound, nothingTakenBack, table);
    await ask();
    expect(releases.missing()).not.toBeNull();
    expect(unreachable()).toBe(false);
    await ask();
    expect(releases.missing()).toBeNull();
  });

  it('is left alone where the edge is away, and that is known', async () => {
    const { releases, ask, unreachable } = page();
    await expect(ask()).resolves.toBeUndefined();
    expect(releases.pages().map(({ route }) => route.path)).toEqual(['/']);
    expect(unreachable()).toBe(true);
  });

  it('comes once the edge is back', async () => {
    const { releases, ask, unreachable } = page(away, table);
    await ask();
    expect(unreachable()).toBe(true);
    await ask();
    expect(releases.missing()).toBeNull();
    expect(unreachable()).toBe(false);
  });

  it('cannot be read: the edge is asked whether it is still there', async () => {
    const gone = page(somethingElse);
    await gone.ask();
    expect(gone.asked.at(-1)).toMatch(/^\/_\/lock\?have=/);
    expect(gone.unreachable()).toBe(true);
    const there = page(somethingElse, nothingTakenBack);
    await there.ask();
    expect(there.unreachable()).toBe(false);
  });

  it('is left to the browser where the edge is there, and takes too long', async () => {
    const { ask, unreachable } = page(away, tooLong);
    await ask();
    await ask();
    expect(unreachable()).toBe(false);
  });
});
