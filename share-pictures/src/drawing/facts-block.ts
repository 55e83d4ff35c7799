import type { PictureFacts } from '../picture-facts.ts';
import { type FittedText, fitText, type Room } from '../text/fit-text.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { COLOURS } from './scene.ts';
import { textPaths } from './text-paths.ts';

interface Column {
  readonly x: number;
  readonly width: number;
  /** Where the block ends. */
  readonly bottom: number;
}

interface Row {
  readonly text: FittedText;
  readonly height: number;
  readonly colour: string;
}

const LINE_HEIGHT = 1.26;
const WHEN_SIZE = 35;
const PLACE_SIZE = 30;

/** When and where, at the foot of a column: the day and the time side by side where they fit. Pixels. */
export function factsBlock(facts: PictureFacts, typesetter: Typesetter, column: Column) {
  const { date, time, place } = facts;
  const { width } = column;
  const fit = (words: string, sizes: Room['sizes'], lines: number) =>
    fitText(typesetter.text, words, { width, sizes, height: lines * sizes[0] * LINE_HEIGHT, lineHeight: LINE_HEIGHT });
  const together = fit([date, time].filter(Boolean).join(' · '), [WHEN_SIZE], 2);
  const when = together.lines.length === 1 ? [together] : [date, time].map((words) => fit(words, [WHEN_SIZE], 1));
  const rows = [
    ...when.map((text) => rowOf(text, COLOURS.indigo)),
    rowOf(fit(place, [PLACE_SIZE], 2), COLOURS.inkSoft),
  ];
  const height = rows.reduce((sum, { height: each }) => sum + each, 0);
  let top = column.bottom - height;
  const drawn = rows.map(({ text, height: each, colour }) => {
    const svg = textPaths({ ...text, fromRight: false }, { ...column, top, lineHeight: LINE_HEIGHT, colour });
    top += each;
    return svg;
  });
  return { svg: drawn.join(''), height };
}

function rowOf(text: FittedText, colour: string): Row {
  return { text, height: text.lines.length * text.size * LINE_HEIGHT, colour };
}
