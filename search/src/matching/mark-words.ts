import type { TextPart } from 'shared/content';
import { folded, WORD } from './words.ts';

/** Characters of an excerpt, and of what stands before the first word that was found. */
const EXCERPT = 180;
const BEFORE = 60;

/** A text in parts: the words that were found, and what is between them. @param terms folded */
export function markWords(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(folded(word))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    end = index + word.length;
    parts.push({ text: word, marked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** The part of a text where a word was found; its begin, where none was. Cut between words. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= EXCERPT) return text;
  const found = [...text.matchAll(WORD)].find(({ 0: word }) => terms.has(folded(word)))?.index ?? 0;
  const from = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1;
  const rest = text.slice(from);
  const part = rest.length <= EXCERPT ? rest : `${rest.slice(0, rest.lastIndexOf(' ', EXCERPT))} …`;
  return from === 0 ? part : `… ${part}`;
}
