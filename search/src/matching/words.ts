/** Words that are in every text: a query is looked for without them, unless it has no others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about an and are as at be by can do does for from has have how i in is it my of on or our s the their there this to us was we what when where which who will with you your'.split(
    ' ',
  ),
);

/** What belongs to a word: `Women’s` is one. */
export const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** A word as it is compared: `José’s` is `joses`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a query that say something, each once. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
