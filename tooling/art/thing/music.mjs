import { darker, ink } from '../pen/colour.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../pen/shape.mjs';

/** @param {number} x @param {number} y @param {number} s @param {...string} inside */
const at = (x, y, s, ...inside) => group({ transform: `translate(${x} ${y})scale(${s})` }, ...inside);

/** Held by a figure, in the figure's own units. @param {string} [wood] */
export const guitar = (wood = '#b96f3a') =>
  group(
    { transform: 'translate(4 -104)rotate(-18)' },
    rect(8, -4, 62, 7, ink.cocoa),
    rect(66, -7, 14, 13, ink.cocoa, { rx: 3 }),
    circle(-14, 0, 22, wood),
    circle(8, 0, 16, wood),
    circle(-4, 0, 7, ink.cocoa),
  );

/** @param {number} x @param {number} y @param {number} [s] */
export const microphone = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    stroke('M-26 0h52M0 0V-178l14-24', '#2a2740', 6),
    ellipse(18, -208, 11, 15, '#2a2740', { transform: 'rotate(24 18 -208)' }),
  );

/** An upright piano from behind the player's side. @param {number} x @param {number} y @param {number} [s] */
export const piano = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-120, -190, 240, 190, '#5f3f33', { rx: 8 }),
    rect(-120, -200, 240, 18, '#8a5a3c', { rx: 6 }),
    rect(-130, -106, 260, 24, '#3d2721'),
    rect(-122, -104, 244, 12, '#fffaf0'),
    stroke(Array.from({ length: 15 }, (_, i) => `M${-108 + i * 15.4}-104v7`).join(''), '#1b1a2e', 6),
    rect(-52, -170, 104, 50, '#f6ead8', { rx: 4 }),
  );

/** @param {number} x @param {number} y @param {number} [s] @param {string} [colour] */
export const drum = (x, y, s = 1, colour = ink.clay) =>
  at(
    x,
    y,
    s,
    path('M-46-70v54q46 30 92 0v-54z', colour),
    stroke('M-46-58l23 52l23-44l23 44l23-52', ink.honey, 4),
    ellipse(0, -70, 46, 15, '#fbf0dc'),
    stroke('M-46-70a46 15 0 0 0 92 0a46 15 0 0 0-92 0', darker(colour, 0.3), 4),
  );

/** Held by a figure. @param {string} [colour] */
export const tambourine = (colour = ink.gold) =>
  group(
    { transform: 'translate(48 -200)' },
    circle(0, 0, 17, '#fbf0dc', { stroke: colour, 'stroke-width': 6 }),
    circle(-17, 0, 3.4, ink.clay),
    circle(17, 0, 3.4, ink.clay),
    circle(0, 17, 3.4, ink.clay),
  );

/** A preacher's lectern. @param {number} x @param {number} y @param {number} [s] */
export const lectern = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-52-196h104l14 24h-132z', '#a9744e'),
    path('M-44-172h88l-12 152h-64z', ink.wood),
    rect(-60, -22, 120, 22, '#6d4630', { rx: 6 }),
    stroke('M0-146v72M-24-122h48', ink.honey, 8),
    path('M-40-204Q0-216 40-204v8h-80z', '#fffaf0'),
  );
