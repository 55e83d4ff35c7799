import { balanceLines } from './balance-lines.ts';
import { breakLines, graphemeEnds, lastThat, wordEnds } from './break-lines.ts';
import type { SetLine } from './set-runs.ts';
import type { SettableText } from './typesetter.ts';

/** Room for a text, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes of type, the largest first. */
  readonly sizes: readonly [number, ...number[]];
  /** Parts of the type's size. */
  readonly lineHeight: number;
}

export interface FittedText {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly SetLine[];
  /** Whether its lines begin on the right. */
  readonly fromRight: boolean;
}

type Prepare = (words: string) => SettableText;

/** Sets a text in the largest type in which it fits into a room; in the smallest it is cut after a word, with an ellipsis. */
export function fitText(prepare: Prepare, words: string, room: Room): FittedText {
  const text = prepare(words);
  for (const size of room.sizes) if (fits(text, room, size)) return fitted(text, room, size);
  const smallest = room.sizes.at(-1) ?? room.sizes[0];
  return fitted(cutText(prepare, text, room), room, smallest);
}

function fits(text: SettableText, { width, height, lineHeight }: Room, size: number): boolean {
  return breakLines(text, width / size).length <= Math.max(1, Math.floor(height / (size * lineHeight)));
}

function fitted(text: SettableText, { width }: Room, size: number): FittedText {
  const lines = balanceLines(text, width / size).map(([from, to]) => text.line(from, to));
  return { size, lines, fromRight: text.fromRight };
}

/** Marks that no ellipsis follows. */
const LOOSE_END = /[\s\p{Dash}.,:;]+$/u;

function cutText(prepare: Prepare, { text }: SettableText, room: Room): SettableText {
  const smallest = room.sizes.at(-1) ?? room.sizes[0];
  const until = (end: number) => prepare(`${text.slice(0, end).replace(LOOSE_END, '')}…`);
  const isShort = (end: number) => fits(until(end), room, smallest);
  return until(lastThat(isShort, wordEnds(text)) ?? lastThat(isShort, graphemeEnds(text)) ?? 0);
}
