import { breakLines, type Range } from './break-lines.ts';
import type { SettableText } from './typesetter.ts';

/** Shares of a line's width that are tried, so that no single word is left for the last line. */
const SHARES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/** Lines of about the same length, no more of them than there must be. @param width in parts of the type's size */
export function balanceLines(text: SettableText, width: number): Range[] {
  const widest = breakLines(text, width);
  const narrower = SHARES.map((share) => breakLines(text, width * share));
  return narrower.find((lines) => lines.length === widest.length && breaksBetweenWords(text, lines)) ?? widest;
}

function breaksBetweenWords({ text }: SettableText, lines: readonly Range[]): boolean {
  return lines.every(([, to]) => to === text.length || text[to] === ' ');
}
