import { chance } from '../pen/chance.mjs';
import { ink } from '../pen/colour.mjs';
import { circle, path, rect } from '../pen/shape.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */
/** @typedef {import('../pen/canvas.mjs').Stop} Stop */

/** @type {Record<'dawn' | 'morning' | 'noon' | 'dusk' | 'night', Stop[]>} */
const MOODS = {
  dawn: [
    [0, '#8f8bc0'],
    [0.38, '#e3b3b4'],
    [0.7, '#f8d9a8'],
    [1, '#fdeccb'],
  ],
  morning: [
    [0, '#bfdcdc'],
    [0.55, '#f6e6c6'],
    [1, '#fdf3dd'],
  ],
  noon: [
    [0, '#9fcdd2'],
    [0.6, '#d5e9e2'],
    [1, '#fbf3df'],
  ],
  dusk: [
    [0, '#39367e'],
    [0.45, '#a0587c'],
    [0.8, '#ea9a6a'],
    [1, '#f7cd87'],
  ],
  night: [
    [0, '#16153a'],
    [0.6, '#2c2a6b'],
    [1, '#544f95'],
  ],
};

/** The whole ground of an outdoor picture. @param {Canvas} c @param {keyof typeof MOODS} mood */
export const sky = (c, mood) => c.add(rect(0, 0, c.width, c.height, c.linear(MOODS[mood])));

/** @param {Canvas} c @param {number} x @param {number} y @param {number} r @param {string} [colour] */
export const sun = (c, x, y, r, colour = ink.honey) => {
  const glow = c.radial([
    [0, '#fff3cf', 0.95],
    [0.45, '#fbdc98', 0.5],
    [1, '#fbdc98', 0],
  ]);
  c.add(circle(x, y, r * 3.4, glow), circle(x, y, r, colour), circle(x, y, r * 0.8, '#fff6dd', { opacity: 0.35 }));
};

/** Wide beams of light from a point. @param {Canvas} c @param {number} x @param {number} y @param {number} [count] */
export const rays = (c, x, y, count = 9) => {
  const fade = c.radial([
    [0, '#fff6dd', 0.6],
    [1, '#fff6dd', 0],
  ]);
  const beam = (/** @type {number} */ i) => {
    const a = Math.PI * (1.04 + (i / count) * 0.94);
    const b = a + (Math.PI / count) * 0.42;
    return `M${x} ${y}L${Math.round(x + 1100 * Math.cos(a))} ${Math.round(y + 1100 * Math.sin(a))}L${Math.round(x + 1100 * Math.cos(b))} ${Math.round(y + 1100 * Math.sin(b))}Z`;
  };
  c.add(path(Array.from({ length: count }, (_, i) => beam(i)).join(''), fade, { opacity: 0.55 }));
};

/** @param {Canvas} c @param {[x: number, y: number, size: number][]} places @param {string} [colour] */
export const clouds = (c, places, colour = '#fffaf0') => {
  const cloud = c.symbol(
    path('M-90 0a26 26 0 0 1 18-44a44 44 0 0 1 82-14a34 34 0 0 1 54 20a22 22 0 0 1 20 38z', colour),
  );
  c.add(places.map(([x, y, scale], i) => c.use(cloud, x, y, { scale, flip: i % 2 === 1, opacity: 0.75 })));
};

/** @param {Canvas} c @param {number} count @param {number} [bottom] */
export const stars = (c, count, bottom = 420) => {
  const luck = chance(`${c.width}stars${count}`);
  c.add(
    Array.from({ length: count }, () =>
      circle(luck.between(20, 1580), luck.between(16, bottom), luck.between(1.2, 3.2), '#fdf1cf', {
        opacity: Math.round(luck.between(4, 9)) / 10,
      }),
    ),
  );
};

/** Far birds. @param {Canvas} c @param {[x: number, y: number, size: number][]} places */
export const birds = (c, places) => {
  const bird = c.symbol('<path d="M-20-6Q-8-14 0 0Q8-14 20-6" fill="none" stroke="#1b1a2e" stroke-width="3"/>');
  c.add(places.map(([x, y, scale]) => c.use(bird, x, y, { scale, opacity: 0.6 })));
};
