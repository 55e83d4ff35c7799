/** Letters that a word has to have before a mistake in it is forgiven. */
const FORGIVEN_FROM = 4;
/** Letters of a word that may be the begin of a longer one. */
const PREFIX_FROM = 3;

/** How far a word of a query may be from a word of the index. */
export interface WordVariants {
  /** Letters that may be wrong, missing or too many. */
  readonly mistakes: 0 | 1;
  readonly mayGoOn: boolean;
  /** The word with two neighbours exchanged, which is one mistake of a typist and two of the edit distance. */
  readonly exchanged: readonly string[];
}

/** A word of four letters may have lost one: it is looked for by three. */
export function variantsOf(word: string): WordVariants {
  const isNumber = /\p{N}/u.test(word);
  return {
    mistakes: word.length < FORGIVEN_FROM - 1 || isNumber ? 0 : 1,
    mayGoOn: word.length >= PREFIX_FROM,
    exchanged: word.length < FORGIVEN_FROM || isNumber ? [] : exchangedLetters(word),
  };
}

/** Whether a word of the index is one that a query's word may stand for. */
export function mayStandFor(word: string, found: string): boolean {
  return word.length >= FORGIVEN_FROM || found.length >= FORGIVEN_FROM || found === word;
}

function exchangedLetters(word: string): string[] {
  const letters = [...word];
  const variants = letters.slice(1).map((letter, at) => {
    const variant = [...letters];
    [variant[at], variant[at + 1]] = [letter, letters[at] ?? ''];
    return variant.join('');
  });
  return [...new Set(variants)].filter((variant) => variant !== word);
}
