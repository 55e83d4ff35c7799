import type { SearchEntry } from './content/entry.ts';
import { findEntries, type Found } from './matching/find-entries.ts';
import { createWordIndex } from './matching/word-index.ts';
import { queryWords } from './matching/words.ts';
import { weightOf } from './weight-of.ts';

/** Something that was found. */
export interface SearchHit extends Pick<Found, 'score' | 'terms'> {
  readonly entry: SearchEntry;
  /** Whether only the transcript has the words. */
  readonly isSpoken: boolean;
}

/** All that can be found, in memory. Keys are the caller's. */
export interface SearchIndex {
  put(entries: ReadonlyMap<string, SearchEntry>): Promise<void>;
  /** @param spoken texts by the key of their sermon */
  putTranscripts(spoken: ReadonlyMap<string, string>): Promise<void>;
  remove(key: string): void;
  keys(): Iterable<string>;
  /** The best one first. */
  find(query: string, now: Date): SearchHit[];
}

/** Who types a word that a hundred texts have has made no mistake. */
const WRITTEN = { boost: { title: 4, facts: 2, text: 1 }, enough: 100, most: Infinity, likeFrom: 3 };
const SPOKEN = { boost: { transcript: 1 }, enough: 1, most: 0.5, likeFrom: 6 };
/** What is said once in an hour is found after what a sermon is about. */
const SPOKEN_WEIGHT = 0.4;

export function createSearchIndex(): SearchIndex {
  const entries = new Map<string, SearchEntry>();
  const written = createWordIndex(WRITTEN);
  const spoken = createWordIndex(SPOKEN);
  const indexes = [
    { index: written, weight: 1 },
    { index: spoken, weight: SPOKEN_WEIGHT },
  ];

  return {
    async put(news) {
      const changed = [...news].filter(([key, entry]) => !isSame(entries.get(key), entry));
      for (const [key, entry] of changed) entries.set(key, entry);
      await written.put(changed.map(([key, { title, facts, text }]) => ({ key, title, facts, text })));
    },
    async putTranscripts(texts) {
      await spoken.put([...texts].map(([key, transcript]) => ({ key, transcript })));
    },
    remove(key) {
      entries.delete(key);
      written.remove(key);
      spoken.remove(key);
    },
    keys: () => entries.keys(),
    find(query, now) {
      const weigh = (key: string) => weightOf(entries.get(key), now.getTime());
      return findEntries(queryWords(query), indexes, weigh).flatMap(({ key, score, terms, isElsewhere }) => {
        const entry = entries.get(key);
        return entry ? [{ entry, score, terms, isSpoken: isElsewhere }] : [];
      });
    },
  };
}

function isSame(one: SearchEntry | undefined, other: SearchEntry): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
