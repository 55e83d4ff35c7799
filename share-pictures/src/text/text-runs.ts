import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A text with the direction of each of its characters (Unicode's UAX 9). Its first letter decides where it begins. */
export interface DirectedText {
  readonly text: string;
  /** Whether it begins on the right. */
  readonly fromRight: boolean;
  /** By UTF-16 unit: even from left to right, odd from right to left. */
  readonly levels: Uint8Array;
}

/** Characters of one font and one direction. */
export interface TextRun<Font> {
  readonly text: string;
  readonly fromRight: boolean;
  readonly font: Font;
}

interface LeveledRun<Font> extends TextRun<Font> {
  readonly level: number;
}

export function directed(text: string): DirectedText {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return { text, levels, fromRight: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** The runs of a line, `[from, to)` of a text, in the order in which they stand from left to right. @param fontOf null: it cannot be drawn */
export function textRuns<Font>(
  { text, levels }: DirectedText,
  [from, to]: readonly [from: number, to: number],
  fontOf: (grapheme: string) => Font | null,
): TextRun<Font>[] {
  const runs: LeveledRun<Font>[] = [];
  for (const { segment, index } of graphemes(text.slice(from, to))) {
    const font = fontOf(segment);
    if (font === null) continue;
    const level = levels[from + index] ?? 0;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: `${last.text}${segment}` };
    else runs.push({ text: segment, font, level, fromRight: level % 2 === 1 });
  }
  return inVisualOrder(runs);
}

/** What a reader sees as one character. */
export function graphemes(text: string): Intl.Segments {
  return SEGMENTER.segment(text);
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** From the highest level down, what stands at it or above is turned round (UAX 9, rule L2). */
function inVisualOrder<Font>(runs: readonly LeveledRun<Font>[]): LeveledRun<Font>[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      const length = ordered.slice(start).findIndex((run) => run.level < level);
      const end = length === -1 ? ordered.length : start + length;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
