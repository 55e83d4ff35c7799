import { darker, ink } from '../pen/colour.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../pen/shape.mjs';

/** @param {number} x @param {number} y @param {number} s @param {...string} inside */
const at = (x, y, s, ...inside) => group({ transform: `translate(${x} ${y})scale(${s})` }, ...inside);

/** A long table seen from the front. @param {number} x middle @param {number} y top edge @param {number} w @param {number} h @param {string} [cloth] */
export const table = (x, y, w, h, cloth = ink.cream) =>
  rect(x - w / 2 + 30, y + 20, 20, h, ink.cocoa) +
  rect(x + w / 2 - 50, y + 20, 20, h, ink.cocoa) +
  path(
    `M${x - w / 2} ${y}h${w}v${Math.round(h * 0.42)}q-${Math.round(w / 12)} 26-${Math.round(w / 6)} 0t-${Math.round(w / 6)} 0t-${Math.round(w / 6)} 0t-${Math.round(w / 6)} 0t-${Math.round(w / 6)} 0t-${Math.round(w / 6)} 0z`,
    darker(cloth, 0.06),
  ) +
  rect(x - w / 2 - 8, y - 10, w + 16, 24, cloth, { rx: 10 });

/** @param {number} x @param {number} y @param {string} [colour] */
export const mug = (x, y, colour = ink.clay) =>
  at(
    x,
    y,
    1,
    path('M-16-34h32v26q0 10-10 10H-6q-10 0-10-10z', colour),
    stroke('M16-28q16 0 12 14q-3 8-12 8', colour, 6),
    stroke('M-7-44q8-10 0-20M7-44q8-10 0-20', '#fffaf0', 3.5, { opacity: 0.7 }),
  );

/** @param {number} x @param {number} y */
export const pancakes = (x, y) =>
  at(
    x,
    y,
    1,
    ellipse(0, 0, 52, 9, '#fffaf0'),
    rect(-36, -12, 72, 10, '#d49a54', { rx: 5 }),
    rect(-34, -22, 68, 10, '#e0b070', { rx: 5 }),
    rect(-36, -32, 72, 10, '#d49a54', { rx: 5 }),
    rect(-10, -39, 20, 9, '#fbe7a5', { rx: 3 }),
  );

/** @param {number} x @param {number} y @param {number} [s] */
export const bread = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-50 0Q-58-40-20-44H24Q58-40 50 0z', '#c8894a'),
    stroke('M-22-38l8 16M0-42l8 18M22-40l8 16', '#e9bd80', 5),
  );

/** @param {number} x @param {number} y @param {number} [s] */
export const jarOfFlowers = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    stroke('M0-40Q-10-70-26-90M0-40V-104M0-40Q12-70 28-86', ink.moss, 5),
    ...[
      [-26, -92],
      [0, -106],
      [28, -88],
    ].map(([fx = 0, fy = 0]) => circle(fx, fy, 16, ink.gold) + circle(fx, fy, 6, '#3a2320')),
    path('M-18-44h36l5 34q0 12-12 12h-22q-12 0-12-12z', '#aed0cc', { opacity: 0.9 }),
  );

/** @param {number} x @param {number} y @param {string} glow a radial gradient */
export const candle = (x, y, glow) =>
  at(
    x,
    y,
    1,
    circle(0, -52, 60, glow),
    rect(-6, -38, 12, 38, '#fffaf0'),
    path('M0-62q10 12 0 22q-10-10 0-22z', '#f7b547'),
  );

/** @param {number} x @param {number} y @param {string} [colour] */
export const teapot = (x, y, colour = ink.teal) =>
  at(
    x,
    y,
    1,
    path('M-44-4Q-58-60 0-62Q58-60 44-4z', colour),
    path('M42-44Q72-46 74-76l12 4Q84-26 42-18z', colour),
    stroke('M-46-44q-34-2-30 22q4 16 32 12', colour, 9),
    rect(-24, -72, 48, 12, darker(colour, 0.14), { rx: 6 }),
    circle(0, -78, 8, darker(colour, 0.14)),
  );

/** An open book. @param {number} x @param {number} y @param {number} [s] @param {string} [cover] */
export const book = (x, y, s = 1, cover = ink.clay) =>
  at(
    x,
    y,
    s,
    path('M-64 4Q-30-8 0 6Q30-8 64 4v-44Q30-52 0-38Q-30-52-64-40z', cover),
    path('M-58-2Q-28-12 0 0V-40Q-28-50-58-42z', '#fffaf0'),
    path('M58-2Q28-12 0 0V-40Q28-50 58-42z', '#f6ead8'),
  );

/** @param {number} x @param {number} y @param {number} [s] */
export const basket = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    stroke('M-50-40Q0-120 50-40', ink.wood, 9),
    circle(-26, -50, 22, '#d97e57'),
    circle(4, -58, 24, ink.gold),
    circle(30, -50, 20, '#92a97e'),
    path('M-60-44h120l-14 48h-92z', ink.tan),
    stroke('M-54-28h108M-50-12h100', ink.wood, 5),
  );

/** @param {number} x @param {number} y @param {number} [s] */
export const pumpkin = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    stroke('M0-54q2-16 14-20', ink.forest, 9),
    ellipse(-26, -28, 30, 30, '#d9772f'),
    ellipse(26, -28, 30, 30, '#d9772f'),
    ellipse(0, -28, 30, 33, '#e78a3c'),
  );

/** @param {number} x @param {number} y @param {number} [s] */
export const corn = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, -44, 15, 42, ink.honey),
    path('M-4 0Q-34-30-18-66Q-6-34 0 0zM4 0Q34-30 18-66Q6-34 0 0z', ink.moss),
  );
