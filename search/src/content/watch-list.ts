import type { WatchedList } from 'shared/content/search';

interface Edited {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Asks the content API. Rejects when it gives no list. @param address path and query */
export type ReadContent = (address: string) => Promise<unknown>;

interface Watcher<Item> {
  readonly read: ReadContent;
  /** Of the whole list also what is as before. */
  readonly put: (items: readonly Item[]) => Promise<void>;
  /** Absent where another list says what is gone. */
  readonly remove?: (id: string) => void;
}

export interface Watched {
  /** Reads the list from its begin to its end. @param between runs before each page; it may read edits */
  readWhole(between?: () => Promise<void>): Promise<void>;
  /** Reads what was edited since. Resolves with the number of entries that were; of a list that lost some, with all. */
  readEdits(): Promise<number>;
}

/** Entries of a page where edits are looked for. */
const EDITS = 10;
/** An edit shows in `updatedAt`; a publication that keeps this date, in the number of the row. */
const ORDERS = ['updatedAt:desc,id:desc', 'id:desc'];

/** Follows a list of the content API. One call is under way at a time, but for edits between pages. */
export function watchList<Item extends Edited>(list: WatchedList<Item>, { read, put, remove }: Watcher<Item>): Watched {
  const known = createKnown({ put, remove });
  const readPage = async (order: string, page: Page) => list.parse(await read(list.path(order, page)));
  /** Entries of the list that have not the shape of one. */
  let unreadable = 0;

  async function readWhole(between = async () => {}): Promise<void> {
    const before = known.ids();
    const seen = new Set<string>();
    let total = 0;
    for (let number = 1, pages = 1; number <= pages; number += 1) {
      await between();
      const page = await readPage('id:asc', { number, size: list.pageSize });
      await known.take(page.items);
      for (const { id } of page.items) seen.add(id);
      ({ total, pageCount: pages } = page);
    }
    for (const id of before.filter((id) => !seen.has(id))) known.drop(id);
    unreadable = total - known.ids().length;
  }

  return {
    readWhole,
    async readEdits() {
      let edited = 0;
      let total = 0;
      for (const order of ORDERS) {
        const newest = await readNewest(known, (page) => readPage(order, page));
        edited += newest.edited;
        ({ total } = newest);
      }
      if (!remove || total === known.ids().length + unreadable) return edited;
      await readWhole();
      return known.ids().length;
    },
  };
}

interface Page {
  readonly number: number;
  readonly size: number;
}

/** The entries of a list that were taken, by the moment of their last edit. */
function createKnown<Item extends Edited>({
  put,
  remove,
}: Pick<Watcher<Item>, 'put'> & { readonly remove: Watcher<Item>['remove'] | undefined }) {
  const edits = new Map<string, number>();
  return {
    ids: () => [...edits.keys()],
    editedOf: (items: readonly Item[]) => items.filter(({ id, updatedAt }) => edits.get(id) !== updatedAt.getTime()),
    async take(items: readonly Item[]) {
      await put(items);
      for (const { id, updatedAt } of items) edits.set(id, updatedAt.getTime());
    },
    drop(id: string) {
      edits.delete(id);
      remove?.(id);
    },
  };
}

type Known<Item extends Edited> = ReturnType<typeof createKnown<Item>>;
type ReadPage<Item extends Edited> = (page: Page) => Promise<ReturnType<WatchedList<Item>['parse']>>;

/** Takes what was edited, until a page has an entry that is known. */
async function readNewest<Item extends Edited>(known: Known<Item>, readPage: ReadPage<Item>) {
  let edited = 0;
  for (let number = 1; ; number += 1) {
    const { items, pageCount, total } = await readPage({ number, size: EDITS });
    const news = known.editedOf(items);
    await known.take(news);
    edited += news.length;
    if (news.length < items.length || number >= pageCount) return { edited, total };
  }
}
