import type { WordIndex } from './word-index.ts';

/** An index, and how much its texts count. */
export interface WeighedIndex {
  readonly index: Pick<WordIndex<string>, 'find' | 'frequency'>;
  readonly weight: number;
}

export interface Found {
  readonly key: string;
  readonly score: number;
  /** The words of the index that were found. */
  readonly terms: ReadonlySet<string>;
  /** Whether only an index after the first one has it. */
  readonly isElsewhere: boolean;
}

interface Candidate {
  score: number;
  words: number;
  isElsewhere: boolean;
  readonly terms: (readonly string[])[];
}

type Candidates = Map<string, Candidate>;
type Weigh = (key: string) => number;

/** Texts with the words, the best one first: with all of them, else with the most. @param weigh by key; 0 leaves a text out */
export function findEntries(words: readonly string[], indexes: readonly WeighedIndex[], weigh: Weigh): Found[] {
  const together = withAll(words, indexes, weigh);
  const candidates = together.size > 0 ? together : withMost(words, indexes, weigh);
  return [...candidates]
    .sort(([, one], [, other]) => other.score - one.score)
    .map(([key, { score, terms, isElsewhere }]) => ({ key, score, isElsewhere, terms: new Set(terms.flat()) }));
}

/** The rarest word comes first: few texts are left for the others, above all for one that no text has. */
function withAll(words: readonly string[], indexes: readonly WeighedIndex[], weigh: Weigh): Candidates {
  let candidates: Candidates = new Map();
  for (const [at, word] of rarestFirst(words, indexes).entries()) {
    const before = candidates;
    const weighCandidate = at === 0 ? weigh : (key: string) => (before.has(key) ? weigh(key) : 0);
    candidates = addWord(before, indexes, { word, weigh: weighCandidate });
    for (const [key, candidate] of candidates) if (candidate.words <= at) candidates.delete(key);
  }
  return candidates;
}

function rarestFirst(words: readonly string[], indexes: readonly WeighedIndex[]): string[] {
  const frequencies = new Map(words.map((word) => [word, sum(indexes.map(({ index }) => index.frequency(word)))]));
  const rank = (word: string) => frequencies.get(word) || Number.MAX_VALUE;
  return [...words].sort((one, other) => rank(one) - rank(other));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function withMost(words: readonly string[], indexes: readonly WeighedIndex[], weigh: Weigh): Candidates {
  const candidates: Candidates = new Map();
  for (const word of words) addWord(candidates, indexes, { word, weigh });
  let most = 0;
  for (const { words: count } of candidates.values()) most = Math.max(most, count);
  for (const [key, candidate] of candidates) if (candidate.words < most) candidates.delete(key);
  return candidates;
}

/** A text counts a word once, however many indexes have it. */
function addWord(
  candidates: Candidates,
  indexes: readonly WeighedIndex[],
  { word, weigh }: { readonly word: string; readonly weigh: Weigh },
): Candidates {
  const counted = new Set<string>();
  for (const [at, { index, weight }] of indexes.entries())
    for (const { id, score, terms } of index.find(word, weigh)) {
      const candidate = candidates.get(id) ?? { score: 0, words: 0, isElsewhere: true, terms: [] };
      candidate.score += score * weight;
      candidate.isElsewhere &&= at > 0;
      candidate.terms.push(terms);
      if (!counted.has(id)) candidate.words += 1;
      counted.add(id);
      candidates.set(id, candidate);
    }
  return candidates;
}
