import type { RouteDefinition } from 'shared/contract';
import { LISTS } from 'shared/content/search';
import { toEventEntry } from './content/event-entry.ts';
import { pageEntries } from './content/page-entry.ts';
import { toSermonEntry, spokenWords } from './content/sermon-entry.ts';
import { type ReadContent, watchList } from './content/watch-list.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchSources {
  readonly read: ReadContent;
  /** The routes of the pages that everybody gets. */
  readonly routes: () => Promise<readonly RouteDefinition[]>;
}

/** Fills an index from the site's content, and brings it up to date. */
export interface FollowedContent {
  /** Pages, events and sermons. @param between runs before each page of a list; it may read edits */
  readAll(between?: () => Promise<void>): Promise<void>;
  /** What is said in sermons: much more to read. */
  readTranscripts(between?: () => Promise<void>): Promise<void>;
  /** Resolves with the number of entries that were edited. */
  readEdits(): Promise<number>;
}

type Keyed = { readonly id: string };

export function followContent(index: SearchIndex, { read, routes }: SearchSources): FollowedContent {
  const events = watchList(LISTS.events, {
    read,
    put: (items) => index.put(byKey('event', items, toEventEntry)),
    remove: (id) => index.remove(`event ${id}`),
  });
  const sermons = watchList(LISTS.sermons, {
    read,
    put: (items) => index.put(byKey('sermon', items, toSermonEntry)),
    remove: (id) => index.remove(`sermon ${id}`),
  });
  const transcripts = watchList(LISTS.transcripts, {
    read,
    put: (items) => index.putTranscripts(byKey('sermon', items, ({ transcript }) => spokenWords(transcript))),
  });

  let hasTranscripts = false;
  return {
    async readAll(between) {
      await readPages(index, routes);
      await events.readWhole(between);
      await sermons.readWhole(between);
    },
    async readTranscripts(between) {
      await transcripts.readWhole(between);
      hasTranscripts = true;
    },
    async readEdits() {
      await readPages(index, routes);
      const written = (await events.readEdits()) + (await sermons.readEdits());
      return hasTranscripts ? written + (await transcripts.readEdits()) : written;
    },
  };
}

async function readPages(index: SearchIndex, routes: SearchSources['routes']): Promise<void> {
  const pages = new Map(pageEntries(await routes()).map((page) => [`page ${page.address}`, page]));
  const gone = [...index.keys()].filter((key) => key.startsWith('page ') && !pages.has(key));
  for (const key of gone) index.remove(key);
  await index.put(pages);
}

function byKey<Item extends Keyed, T>(
  kind: string,
  items: readonly Item[],
  toValue: (item: Item) => T,
): Map<string, T> {
  return new Map(items.map((item) => [`${kind} ${item.id}`, toValue(item)]));
}
