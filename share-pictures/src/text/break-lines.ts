import { graphemes } from './text-runs.ts';
import type { SettableText } from './typesetter.ts';

/** A part of a text: `[from, to)`. */
export type Range = readonly [from: number, to: number];

/** Breaks a text between words, and within a word that is longer than a line. @param width in parts of the type's size */
export function breakLines(text: SettableText, width: number): Range[] {
  const lines: Range[] = [];
  for (let from = 0; from < text.text.length;) {
    const to = lineEnd(text, from, width);
    lines.push([from, to]);
    from = text.text[to] === ' ' ? to + 1 : to;
  }
  return lines;
}

function lineEnd(text: SettableText, from: number, width: number): number {
  const fits = (end: number) => text.line(from, end).width <= width;
  const afterWords = wordEnds(text.text).filter((end) => end > from);
  const last = lastThat(fits, afterWords);
  if (last !== undefined) return last;
  const afterCharacters = graphemeEnds(text.text).filter((end) => end > from);
  return lastThat(fits, afterCharacters) ?? afterCharacters[0] ?? text.text.length;
}

/** The last end that fits, where all before it fit too. Each try sets type, so it halves what is left. */
export function lastThat(fits: (end: number) => boolean, ends: readonly number[]): number | undefined {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(ends[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return ends[low - 1];
}

/** Where its words end. */
export function wordEnds(text: string): number[] {
  return [...text.matchAll(/ |$/g)].map(({ index }) => index);
}

/** Where its characters end, as a reader sees them. */
export function graphemeEnds(text: string): number[] {
  return [...graphemes(text)].map(({ index, segment }) => index + segment.length);
}
