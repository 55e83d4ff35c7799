import { darker, lighter } from '../pen/colour.mjs';
import { ellipse, path, rect, stroke } from '../pen/shape.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/** A plain room: a wall with light on it, a floor from `line` down. @param {Canvas} c @param {{ wall: string, low: string, floor: string, line: number }} looks */
export const room = (c, { wall, low, floor, line }) => {
  const ground = /** @type {[number, string][]} */ ([
    [0, floor],
    [1, darker(floor, 0.22)],
  ]);
  const face = /** @type {[number, string][]} */ ([
    [0, wall],
    [1, low],
  ]);
  c.add(
    rect(0, 0, c.width, line, c.linear(face)),
    rect(0, line, c.width, c.height - line, c.linear(ground)),
    rect(0, line - 10, c.width, 10, lighter(low, 0.4)),
  );
};

/** A window with a frame and what is outside. @param {Canvas} c @param {number} x @param {number} y @param {number} w @param {number} h @param {string} outside @param {string} [frame] */
export const pane = (c, x, y, w, h, outside, frame = '#fffaf0') =>
  c.add(
    rect(x - 12, y - 12, w + 24, h + 24, frame, { rx: 6 }),
    rect(x, y, w, h, outside),
    stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, frame, 9),
    rect(x - 22, y + h + 10, w + 44, 14, frame, { rx: 4 }),
  );

/** @param {Canvas} c @param {number} x @param {number} y @param {number} rx @param {string} colour @param {string} inner */
export const rug = (c, x, y, rx, colour, inner) =>
  c.add(ellipse(x, y, rx, rx * 0.2, colour), ellipse(x, y, rx * 0.84, rx * 0.16, inner, { opacity: 0.85 }));

/** Light that falls from the upper right. @param {Canvas} c @param {number} x @param {number} [strength] */
export const shaft = (c, x, strength = 0.4) => {
  const fade = c.linear([
    [0, '#fff6dd', strength],
    [1, '#fff6dd', 0],
  ]);
  c.add(path(`M${x} 0h190L${x - 160} ${c.height}h-360z`, fade));
};
