import { ink } from '../pen/colour.mjs';
import { group, path, rect, stroke } from '../pen/shape.mjs';

/** A rising sun above the bay, 64 units square. */
const mark = [
  path('M17 38a15 15 0 0 1 30 0z', ink.gold),
  stroke('M32 11v7M14 19l5 5M50 19l-5 5M8 35h5M51 35h5', ink.honey, 4),
  stroke('M10 46q5.5-5 11 0t11 0t11 0t11 0M18 55q5-4.500 9.500 0t9.500 0t9.500 0', ink.cream, 4),
].join('');

/** The church's mark on indigo. @param {import('../pen/canvas.mjs').Canvas} c */
export const favicon = (c) => c.add(rect(0, 0, 64, 64, ink.indigo, { rx: 14 }), mark);

/** For systems that cut the corners themselves. @param {import('../pen/canvas.mjs').Canvas} c */
export const squareIcon = (c) =>
  c.add(rect(0, 0, 64, 64, ink.indigo), group({ transform: 'translate(5 5)scale(.84)' }, mark));

/** For systems that cut any shape out of it: the mark keeps to the middle four fifths. @param {import('../pen/canvas.mjs').Canvas} c */
export const maskableIcon = (c) =>
  c.add(rect(0, 0, 64, 64, ink.indigo), group({ transform: 'translate(10.5 10.5)scale(.67)' }, mark));
