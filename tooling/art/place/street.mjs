import { darker, ink, lighter } from '../pen/colour.mjs';
import { circle, group, path, rect, stroke } from '../pen/shape.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/**
 * A Baltimore rowhouse: brick, cornice, marble steps.
 * @param {Canvas} c @param {number} x left @param {number} base @param {number} width @param {number} height
 * @param {{ brick?: string, door?: string, pane?: string }} [looks]
 */
const rowhouse = (c, x, base, width, height, { brick = ink.brick, door = ink.indigo, pane = '#f6dfa6' } = {}) => {
  const window = (/** @type {number} */ wx, /** @type {number} */ wy) =>
    rect(wx - 3, wy - 3, 46, 76, ink.paper) +
    rect(wx, wy, 40, 70, pane) +
    stroke(`M${wx + 20} ${wy}v70M${wx} ${wy + 34}h40`, ink.paper, 4) +
    rect(wx - 6, wy + 72, 52, 8, ink.cream);
  const [left, right] = [x + width * 0.16, x + width * 0.84 - 40];
  const top = base - height;
  const floors = [top + 60, top + 60 + height * 0.3].flatMap((y) => [window(left, y), window(right, y)]);
  c.add(
    rect(x, top, width, height, brick),
    rect(x, top, width * 0.14, height, darker(brick, 0.1), { opacity: 0.6 }),
    rect(x - 5, top - 18, width + 10, 22, lighter(brick, 0.55)),
    rect(x - 5, top + 4, width + 10, 7, darker(brick, 0.25)),
    ...floors,
    path(`M${right - 8} ${base - 22}v-104q28-34 56 0v104z`, ink.cream),
    path(`M${right - 1} ${base - 22}v-98q21-26 42 0v98z`, door),
    circle(right + 32, base - 66, 3.4, ink.honey),
    window(left, base - 136),
    rect(right - 18, base - 24, 76, 13, '#fffaf0'),
    rect(right - 28, base - 12, 96, 13, '#efe5d6'),
  );
};

/** @param {Canvas} c @param {number} base @param {number} from @param {number} to @param {{ pane?: string, dim?: string }} [looks] */
export const rowhouses = (c, base, from, to, { pane, dim } = {}) => {
  const bricks = [ink.brick, '#c98a5e', '#8b4a3f', '#d9a782', '#7c5a6b', '#b4673f', '#a3705a'];
  const doors = [ink.indigo, ink.forest, ink.plum, ink.deep, ink.clay];
  for (let x = from, i = 0; x < to; i += 1) {
    const width = 168 + ((i * 37) % 40);
    const brick = bricks[i % bricks.length] ?? ink.brick;
    rowhouse(c, x, base, width, 330 + ((i * 53) % 70), {
      brick: dim ? darker(brick, 0.45) : brick,
      door: doors[i % doors.length] ?? ink.indigo,
      ...(pane ? { pane } : {}),
    });
    x += width;
  }
};

/** A white church with a steeple and open doors. @param {Canvas} c @param {number} x middle @param {number} base @param {number} s */
export const church = (c, x, base, s) => {
  const glow = c.radial([
    [0, '#fff1c4', 1],
    [1, '#fbd589', 0],
  ]);
  const arch = (
    /** @type {number} */ ax,
    /** @type {number} */ ay,
    /** @type {number} */ w,
    /** @type {number} */ h,
    /** @type {string} */ fill,
  ) => path(`M${ax - w} ${ay}v-${h - w}a${w} ${w} 0 0 1 ${2 * w} 0v${h - w}z`, fill);
  c.add(
    group(
      { transform: `translate(${x} ${base})scale(${s})` },
      rect(-190, -230, 380, 230, '#fdf6e8'),
      path('M-214-226L0-372L214-226z', '#5a4a78'),
      path('M-190-226L0-352V0h-190z', '#efe0cb', { opacity: 0.6 }),
      rect(-56, -470, 112, 250, '#fffaf0'),
      rect(-56, -470, 46, 250, '#efe0cb', { opacity: 0.7 }),
      path('M-70-466L0-640L70-466z', '#5a4a78'),
      stroke('M0-640v-62M-18-682h36', ink.gold, 7),
      arch(0, -330, 20, 74, '#f2c66d'),
      circle(0, -424, 20, '#f6dfa6'),
      arch(-128, -60, 24, 112, '#f2c66d'),
      arch(128, -60, 24, 112, '#f2c66d'),
      circle(0, -60, 170, glow),
      arch(0, 0, 58, 176, '#fde9b6'),
      path('M-58 0v-118q-34-20-54-10v136z', ink.clay),
      path('M58 0v-118q34-20 54-10v136z', darker(ink.clay, 0.14)),
      rect(-96, -4, 192, 14, '#f1e4d1'),
      rect(-120, 10, 240, 14, '#e4d3bb'),
    ),
  );
};

/** Warm bulbs on a line between two points. @param {Canvas} c @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} [sag] */
export const stringLights = (c, x1, y1, x2, y2, sag = 70) => {
  const count = Math.round(Math.abs(x2 - x1) / 70);
  const glow = c.radial([
    [0, '#fff0bf', 0.9],
    [1, '#ffd98a', 0],
  ]);
  const at = (/** @type {number} */ t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  c.add(stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, '#3a2f37', 3));
  for (let i = 1; i < count; i += 1) {
    const [x = 0, y = 0] = at(i / count);
    c.add(circle(x, y + 10, 30, glow), circle(x, y + 10, 7, '#ffe6a3'));
  }
};
