import MiniSearch from 'minisearch';
import { setImmediate } from 'node:timers/promises';
import { wordsOf } from './words.ts';
import { mayStandFor, variantsOf } from './word-variants.ts';

/** What is looked for in, by field. */
type Texts<Field extends string> = Readonly<Record<Field | 'key', string>>;

interface WordHit {
  readonly id: string;
  readonly score: number;
  /** Words of the index. */
  readonly terms: readonly string[];
}

/** Texts by key, found by one word. */
export interface WordIndex<Field extends string> {
  /** In the place of an earlier text of that key. Requests are answered between texts. */
  put(texts: readonly Texts<Field>[]): Promise<void>;
  remove(key: string): void;
  /** The texts with a word, or with one like it, in no order. @param weigh 0 leaves a text out */
  find(word: string, weigh: (key: string) => number): readonly WordHit[];
  /** How often a word was put in; of a text that was put again, twice. */
  frequency(word: string): number;
}

/** An exact word counts 1. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.25 };
const EXCHANGED_WEIGHT = 0.4;
/** Requests wait no longer than this, and than one text takes. */
const TURN_MS = 8;
/** Of fewer texts, each is worth a look. */
const MANY = 100;

export interface WordIndexOptions<Field extends string> {
  /** How much a field counts. */
  readonly boost: Readonly<Record<Field, number>>;
  /** A word that is there so often is looked for alone, without those like it. */
  readonly enough: number;
  /** A word that is there more often than in this share of the texts says nothing. */
  readonly most: number;
  /** Letters of a word for which those like it are looked for. */
  readonly likeFrom: number;
}

export function createWordIndex<Field extends string>(options: WordIndexOptions<Field>): WordIndex<Field> {
  const { boost, enough, most, likeFrom } = options;
  const frequencies = new Map<string, number>();
  const frequency = (word: string) => frequencies.get(word) ?? 0;
  const index = emptyIndex(boost, (word) => frequencies.set(word, frequency(word) + 1));
  const saysSomething = (word: string) => frequency(word) <= Math.max(MANY, index.documentCount * most);

  return {
    async put(texts) {
      let since = performance.now();
      for (const text of texts) {
        if (index.has(text.key)) index.replace(text);
        else index.add(text);
        if (performance.now() - since < TURN_MS) continue;
        await setImmediate();
        since = performance.now();
      }
    },
    remove: (key) => void (index.has(key) && index.discard(key)),
    find(word, weigh) {
      if (!saysSomething(word)) return [];
      if (frequency(word) >= enough || word.length < likeFrom) return index.search(word, { boostDocument: weigh });
      const { mistakes, mayGoOn, exchanged } = variantsOf(word);
      const itself = { queries: [word], fuzzy: mistakes, prefix: mayGoOn };
      const others = { queries: [...exchanged], boostTerm: () => EXCHANGED_WEIGHT };
      const stands = (found: string) => mayStandFor(word, found) && saysSomething(found);
      return index.search(
        { combineWith: 'OR', queries: [itself, others] },
        { boostDocument: (key, found) => (stands(found) ? weigh(key) : 0) },
      );
    },
    frequency,
  };
}

/** @param onWord is told of each word that is put in */
function emptyIndex<Field extends string>(boost: Readonly<Record<Field, number>>, onWord: (word: string) => void) {
  return new MiniSearch<Texts<Field>>({
    idField: 'key',
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (term, field) => {
      if (field !== undefined) onWord(term);
      return term;
    },
    searchOptions: { boost, weights: WEIGHTS, processTerm: (term) => term },
  });
}
