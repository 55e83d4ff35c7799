import type { PictureFacts } from '../picture-facts.ts';
import { fitText } from '../text/fit-text.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { factsBlock } from './facts-block.ts';
import { COLOURS, MARK, SCENE } from './scene.ts';
import { textPaths } from './text-paths.ts';

/** What Facebook, WhatsApp, X and others ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const CHURCH = 'Soteria Church';
/** The column of words: its left edge, its width, and the begin and the end of what stands below the name. */
const COLUMN = { x: 72, width: 800, top: 150, bottom: 544 };
/** In the row of the name. */
const LABEL = { right: WIDTH - 72, top: 52, height: 64, size: 34, padding: 26 };
const TITLE = { sizes: [88, 76, 66, 58, 50, 44], lineHeight: 1.14 } as const;
/** Between title and facts, at least. */
const GAP = 22;

/** The picture as SVG that has outlines in place of text. */
export function pictureSvg(facts: PictureFacts, typesetter: Typesetter): string {
  const { svg: foot, height } = factsBlock(facts, typesetter, COLUMN);
  const room = { ...TITLE, width: COLUMN.width, height: COLUMN.bottom - height - GAP - COLUMN.top };
  const title = fitText(typesetter.display, facts.title, room);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    SCENE,
    churchName(typesetter),
    facts.label ? label(facts, typesetter) : '',
    textPaths(title, { ...COLUMN, lineHeight: TITLE.lineHeight, colour: COLOURS.ink }),
    foot,
    '</svg>',
  ].join('');
}

function churchName(typesetter: Typesetter): string {
  const name = fitText(typesetter.display, CHURCH, { width: 600, height: 64, sizes: [38], lineHeight: 1 });
  const place = { x: COLUMN.x + 82, width: 600, top: 64, lineHeight: 1, colour: COLOURS.indigo };
  return `<g transform="translate(${COLUMN.x} 52)">${MARK}</g>${textPaths(name, place)}`;
}

/** On a filled shape, so that nobody takes it for a part of the title. */
function label({ label: words, isOff }: PictureFacts, typesetter: Typesetter): string {
  const { right, height, size, padding } = LABEL;
  const text = fitText(typesetter.text, words, { width: 600, height, sizes: [size], lineHeight: 1 });
  const width = padding * 2 + (text.lines[0]?.width ?? 0) * size;
  const x = right - width;
  const top = LABEL.top + (height - size) / 2;
  const fill = isOff ? COLOURS.clayDeep : COLOURS.indigo;
  return (
    `<rect x="${x.toFixed(2)}" y="${LABEL.top}" width="${width.toFixed(2)}" height="${height}" rx="14" fill="${fill}"/>` +
    textPaths(text, { x: x + padding, width, top, lineHeight: 1, colour: COLOURS.paper })
  );
}
