import { Buffer as GlyphBuffer, Direction, type Font, shape } from 'harfbuzzjs';
import type { TextRun } from './text-runs.ts';

/** A line as outlines. Lengths are in parts of the type's size; y grows downwards from the base line. */
export interface SetLine {
  readonly width: number;
  readonly glyphs: readonly Glyph[];
}

export interface Glyph {
  readonly x: number;
  readonly y: number;
  /** An SVG path in units of its own, y upwards. */
  readonly path: string;
  /** The length of such a unit. */
  readonly scale: number;
}

/** Sets runs side by side, from left to right. */
export function setRuns(runs: readonly TextRun<Font>[]): SetLine {
  let width = 0;
  const glyphs = runs.map(setRun).flatMap((run) => {
    const moved = run.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + width }));
    width += run.width;
    return moved;
  });
  return { width, glyphs };
}

function setRun({ text, font, fromRight }: TextRun<Font>): SetLine {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.setDirection(fromRight ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = 1 / font.face.upem;
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, at): Glyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const glyph = { x: (x + xOffset) * scale, y: -yOffset * scale, path: outline(font, codepoint), scale };
    x += xAdvance;
    return glyph;
  });
  return { width: x * scale, glyphs };
}

const outlines = new WeakMap<Font, Map<number, string>>();

/** The outline of a glyph, made once: lines are set many times before one of them is drawn. */
function outline(font: Font, glyph: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const path = known.get(glyph) ?? font.glyphToPath(glyph);
  known.set(glyph, path);
  return path;
}
