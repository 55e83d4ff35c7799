import { sailboat, water } from '../land/ground.mjs';
import { birds } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { circle, rect } from '../pen/shape.mjs';

/** The sun rises over the Chesapeake Bay behind a lone sailboat. @param {import('../pen/canvas.mjs').Canvas} c */
export const lightFromTheEast = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#4a4389'],
        [0.45, '#d8838a'],
        [0.62, '#f7c98c'],
        [1, '#fbe3b3'],
      ]),
    ),
  );
  c.add(
    circle(800, 540, 560, '#f9d79a', { opacity: 0.22 }),
    circle(800, 540, 400, '#fbe0a6', { opacity: 0.3 }),
    circle(800, 540, 260, '#fdebbd', { opacity: 0.5 }),
    circle(800, 540, 150, ink.honey),
  );
  water(c, 540, '#e9a27f', '#39367e', 800);
  sailboat(c, 800, 640, 1.9);
  birds(c, [
    [420, 250, 1.4],
    [520, 210, 1],
    [1160, 270, 1.1],
  ]);
};
