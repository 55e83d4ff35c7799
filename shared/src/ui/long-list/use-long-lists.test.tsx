import { act, renderHook } from '@testing-library/react';
import { createListCache } from './create-list-cache.ts';
import { hasMore, itemsOf, type Part } from './long-list.ts';
import { useLongLists } from './use-long-lists.ts';

interface Item {
  readonly id: string;
}

const SIZE = 24;
const LIST = 'archive';

/** A content API with one list, which editors change. */
function createApi(count: number) {
  const api = {
    ids: Array.from({ length: count }, (_, index) => `${index}`),
    down: false,
    asked: [] as number[],
    part: (number: number): Part<Item> => ({
      number,
      items: api.ids.slice((number - 1) * SIZE, number * SIZE).map((id) => ({ id })),
      total: api.ids.length,
      pageCount: Math.ceil(api.ids.length / SIZE),
    }),
    ask: (_name: string, number: number): Promise<Part<Item> | null> => {
      api.asked.push(number);
      return Promise.resolve(api.down ? null : api.part(number));
    },
  };
  return api;
}

type Api = ReturnType<typeof createApi>;

function open(api: Api, cache = createListCache<Item>(), entry = 'one') {
  const begin = { [LIST]: api.part(1) };
  const view = renderHook(({ first }) => useLongLists({ first, cache, entry, ask: api.ask }), {
    initialProps: { first: begin },
  });
  const list = () => view.result.current.listOf(LIST);
  return {
    ...view,
    list,
    ids: () => itemsOf(list()).map(({ id }) => id),
    more: () => act(async () => view.result.current.more(LIST)),
  };
}

test('a list is followed to its end, each part asked for once', async () => {
  const api = createApi(250);
  const { list, ids, more } = open(api);
  expect(ids()).toHaveLength(SIZE);
  while (hasMore(list())) await more();
  expect(ids()).toEqual(api.ids);
  await more();
  expect(api.asked).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a part that has come and is not drawn yet is not asked for again', async () => {
  const api = createApi(100);
  const { result, ids } = open(api);
  const { more } = result.current;
  await act(async () => more(LIST));
  await act(async () => more(LIST));
  expect(api.asked).toEqual([2]);
  expect(ids()).toHaveLength(2 * SIZE);
});

test('while a part is on its way it is not asked for again', async () => {
  const api = createApi(100);
  const { result, ids } = open(api);
  await act(async () => {
    result.current.more(LIST);
    result.current.more(LIST);
  });
  expect(ids()).toHaveLength(2 * SIZE);
  expect(api.asked).toEqual([2]);
});

test('a part that does not come leaves what is there, and comes at the next try', async () => {
  const api = createApi(100);
  const { list, ids, more } = open(api);
  await more();
  api.down = true;
  await more();
  expect(list().status).toBe('failed');
  expect(ids()).toHaveLength(2 * SIZE);
  api.down = false;
  await more();
  expect(list().status).toBe('ready');
  expect(ids()).toEqual(api.ids.slice(0, 3 * SIZE));
});

test('an entry that is added between two parts doubles none', async () => {
  const api = createApi(60);
  const { ids, list, more } = open(api);
  api.ids.unshift('new');
  while (hasMore(list())) await more();
  expect(ids().toSorted()).toEqual(api.ids.toSorted());
});

test('an entry that is taken away between two parts lets none be skipped', async () => {
  const api = createApi(60);
  const { ids, list, more } = open(api);
  const before = [...api.ids];
  api.ids.splice(3, 1);
  while (hasMore(list())) await more();
  expect(ids()).toEqual(before);
});

test('a list that the loader did not give begins with its first part', async () => {
  const api = createApi(30);
  const { result } = open(api);
  await act(async () => result.current.more('another'));
  expect(itemsOf(result.current.listOf('another'))).toHaveLength(SIZE);
  expect(api.asked).toEqual([1]);
});

test('a new answer of the loader starts all over, and takes back what was asked for', async () => {
  const api = createApi(60);
  const { result, rerender, ids } = open(api);
  await act(async () => {
    result.current.more(LIST);
    rerender({ first: { [LIST]: api.part(1) } });
  });
  expect(ids()).toHaveLength(SIZE);
});

describe('Back', () => {
  test('finds as many items as there were, on the first render', async () => {
    const api = createApi(100);
    const cache = createListCache<Item>();
    const visit = open(api, cache);
    await visit.more();
    await visit.more();
    visit.unmount();
    expect(open(api, cache).ids()).toHaveLength(3 * SIZE);
    expect(open(api, cache, 'another entry').ids()).toHaveLength(SIZE);
  });

  test('begins anew where the list was edited meanwhile', async () => {
    const api = createApi(100);
    const cache = createListCache<Item>();
    const visit = open(api, cache);
    await visit.more();
    visit.unmount();
    api.ids.pop();
    expect(open(api, cache).ids()).toHaveLength(SIZE);
  });
});
