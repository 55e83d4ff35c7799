import { chance } from '../pen/chance.mjs';
import { darker, ink, lighter } from '../pen/colour.mjs';
import { smooth } from '../pen/curve.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../pen/shape.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../pen/curve.mjs').Point} Point */

/** A rise of land from one side to the other, filled to the bottom. @param {Canvas} c @param {Point[]} ridge @param {string} fill */
export const hill = (c, ridge, fill) => c.add(path(`${smooth(ridge)}L${c.width} ${c.height}L0 ${c.height}Z`, fill));

/** @param {Canvas} c @param {number} top @param {string} from @param {string} to @param {number} [light] x of the light's path */
export const water = (c, top, from, to, light) => {
  c.add(
    rect(
      0,
      top,
      c.width,
      c.height - top,
      c.linear([
        [0, from],
        [1, to],
      ]),
    ),
  );
  const luck = chance(`${top}${from}`);
  const glints = Array.from({ length: 26 }, (_, i) => {
    const y = top + 10 + (i / 26) ** 1.4 * (c.height - top - 20);
    const reach = 30 + (y - top) * 0.5;
    const x = light === undefined ? luck.between(0, 1500) : light + luck.between(-reach, reach);
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(luck.between(24, 110))}`;
  });
  c.add(stroke(glints.join(''), '#fff3d6', 4, { opacity: 0.55 }));
};

/** @param {Canvas} c @param {number} x @param {number} y @param {number} s @param {string} [cloth] */
export const sailboat = (c, x, y, s, cloth = ink.cream) =>
  c.add(
    group(
      { transform: `translate(${x} ${y})scale(${s})` },
      path('M-40 0h84q-8 20-24 20h-40q-16 0-20-20z', ink.clay),
      stroke('M0 0v-104', ink.cocoa, 4),
      path('M6-100Q58-58 50-10H6z', cloth),
      path('M-6-84Q-42-42-34-10h28z', darker(cloth, 0.12)),
    ),
  );

/** @param {Canvas} c @param {number} x @param {number} y @param {number} s @param {string} [leaf] */
export const tree = (c, x, y, s, leaf = ink.moss) =>
  c.add(
    group(
      { transform: `translate(${x} ${y})scale(${s})` },
      path('M-9 0Q-4-60-8-110h16Q4-60 10 0z', ink.cocoa),
      circle(-40, -130, 46, darker(leaf, 0.14)),
      circle(38, -126, 48, darker(leaf, 0.08)),
      circle(0, -170, 62, leaf),
      circle(-14, -186, 30, lighter(leaf, 0.16)),
    ),
  );

/** @param {Canvas} c @param {number} x @param {number} y @param {number} s @param {string} [leaf] */
export const pine = (c, x, y, s, leaf = ink.forest) =>
  c.add(
    group(
      { transform: `translate(${x} ${y})scale(${s})` },
      rect(-7, -30, 14, 32, ink.cocoa),
      path('M-62-24Q0-44 62-24L26-84h18L16-136h14L0-200l-30 64h14l-28 52h18z', leaf),
      path('M0-200l-30 64h14l-28 52h18l-36 60Q-30-34 0-36z', darker(leaf, 0.14)),
    ),
  );

/** Black-eyed Susans, Maryland's flower. @param {Canvas} c @param {[x: number, y: number, size: number][]} places */
export const susans = (c, places) => {
  const petals = Array.from({ length: 10 }, (_, i) =>
    ellipse(0, -17, 6, 13, i % 2 ? ink.gold : ink.honey, { transform: `rotate(${i * 36})` }),
  ).join('');
  const flower = c.symbol(
    stroke('M0 0Q6 40 0 84', ink.moss, 5) +
      path('M2 56q26-22 38-6q-18 16-38 6z', ink.moss) +
      petals +
      circle(0, 0, 8.5, '#3a2320'),
  );
  c.add(places.map(([x, y, scale], i) => c.use(flower, x, y, { scale, flip: i % 3 === 1 })));
};

/** Blades of grass along a line. @param {Canvas} c @param {number} y @param {string} colour @param {number} [count] */
export const grass = (c, y, colour, count = 60) => {
  const luck = chance(`grass${y}${colour}`);
  const blade = () =>
    `M${Math.round(luck.between(0, 1600))} ${Math.round(y + luck.between(0, 50))}q${Math.round(luck.between(-9, 9))}-14 ${Math.round(luck.between(-14, 14))}-${Math.round(luck.between(18, 40))}`;
  c.add(stroke(Array.from({ length: count }, blade).join(''), colour, 4));
};

/** A heron at the water's edge. @param {Canvas} c @param {number} x @param {number} y @param {number} s */
export const heron = (c, x, y, s) =>
  c.add(
    group(
      { transform: `translate(${x} ${y})scale(${s})` },
      stroke('M-6 0V-52M10 0V-50', ink.cocoa, 4),
      path(
        'M-44-60Q-20-96 22-84Q34-80 30-120Q26-150 44-158L74-148L48-142Q40-132 46-112Q50-66 10-50Q-20-40-56-50z',
        '#7f93ad',
      ),
      path('M44-158L20-170l26 4z', ink.ink),
    ),
  );

/** @param {Canvas} c @param {number} x @param {number} y @param {number} s @param {boolean} [flip] */
export const sheep = (c, x, y, s, flip = false) =>
  c.add(
    group(
      { transform: `translate(${x} ${y})scale(${flip ? -s : s} ${s})` },
      stroke('M-30 0v-30M-12 0v-28M18 0v-28M34 0v-30', '#3a2f37', 8),
      circle(-30, -48, 26, '#f3e6d2'),
      circle(0, -60, 32, '#fbf3e4'),
      circle(30, -48, 27, '#f6ebd8'),
      circle(0, -38, 30, '#f3e6d2'),
      circle(-14, -56, 24, '#fdf8ec'),
      path('M46-74Q80-84 84-56Q84-40 62-42Q46-46 46-74Z', '#4a3b40'),
      ellipse(50, -70, 14, 6, '#3a2f37', { transform: 'rotate(-24 50 -70)' }),
      circle(68, -62, 3, '#fff'),
    ),
  );
