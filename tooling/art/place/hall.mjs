import { darker } from '../pen/colour.mjs';
import { path, rect, stroke } from '../pen/shape.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/**
 * A room with arched windows through which light falls.
 * @param {Canvas} c @param {{ wall?: string, low?: string, floor?: string, pane?: string, light?: number, line?: number, windows?: number[] }} [looks]
 */
export const hall = (
  c,
  {
    wall = '#f6e3c6',
    low = '#ecc9a2',
    floor = '#b97d52',
    pane = '#fff3cf',
    light = 0.5,
    line = 640,
    windows = [250, 620, 980, 1350],
  } = {},
) => {
  c.add(
    rect(
      0,
      0,
      c.width,
      line,
      c.linear([
        [0, wall],
        [1, low],
      ]),
    ),
    rect(
      0,
      line,
      c.width,
      c.height - line,
      c.linear([
        [0, floor],
        [1, darker(floor, 0.3)],
      ]),
    ),
  );
  c.add(rect(0, line - 12, c.width, 12, darker(low, 0.2)));
  const arch = (/** @type {number} */ x, /** @type {number} */ w, /** @type {number} */ top) =>
    `M${x - w} ${line - 150}V${top + w}a${w} ${w} 0 0 1 ${2 * w} 0V${line - 150}z`;
  for (const x of windows) {
    c.add(
      path(arch(x, 84, 70), darker(wall, 0.14)),
      path(arch(x, 72, 84), pane),
      stroke(`M${x} 90V${line - 152}M${x - 70} 250h140M${x - 70} 370h140`, darker(wall, 0.14), 7),
    );
  }
  const shaft = c.linear([
    [0, '#fff6dd', light],
    [1, '#fff6dd', 0],
  ]);
  c.add(windows.map((x) => path(`M${x - 70} 110H${x + 70}L${x + 330} ${c.height}H${x + 30}z`, shaft)));
};

/** Boards on a floor. @param {Canvas} c @param {number} line @param {string} colour */
export const boards = (c, line, colour) => {
  const lines = [0.12, 0.3, 0.55, 0.85].map((t) => `M0 ${Math.round(line + (c.height - line) * t)}H${c.width}`);
  c.add(stroke(lines.join(''), colour, 3, { opacity: 0.35 }));
};
