import type { FittedText } from '../text/fit-text.ts';
import type { Glyph, SetLine } from '../text/set-runs.ts';

/** Where a text stands, in pixels. */
export interface Place {
  /** The left edge of its column. */
  readonly x: number;
  readonly width: number;
  readonly top: number;
  /** Parts of the type's size. */
  readonly lineHeight: number;
  readonly colour: string;
}

/** From the top of a line to its base line, in parts of the type's size, where the line is as high as its type. */
const BASE_LINE = 0.82;

/** A fitted text as SVG. Lines that begin on the right stand at the right edge of their column. */
export function textPaths(text: FittedText, place: Place): string {
  const { size, lines, fromRight } = text;
  const drawn = lines.map((line, at) => {
    const x = fromRight ? place.x + place.width - line.width * size : place.x;
    const y = place.top + (place.lineHeight * (at + 0.5) - 0.5 + BASE_LINE) * size;
    return linePaths(line, { x, y, size });
  });
  return `<g fill="${place.colour}">${drawn.join('')}</g>`;
}

function linePaths({ glyphs }: SetLine, { x, y, size }: { x: number; y: number; size: number }): string {
  return glyphs.map((glyph) => glyphPath(glyph, { x: x + glyph.x * size, y: y + glyph.y * size, size })).join('');
}

/** A space has no outline. */
function glyphPath({ path, scale }: Glyph, { x, y, size }: { x: number; y: number; size: number }): string {
  if (path === '') return '';
  const factor = (scale * size).toFixed(6);
  return `<path transform="matrix(${factor} 0 0 -${factor} ${x.toFixed(2)} ${y.toFixed(2)})" d="${path}"/>`;
}
