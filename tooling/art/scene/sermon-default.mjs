import { hill } from '../land/ground.mjs';
import { rays, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { path, stroke } from '../pen/shape.mjs';

/** A calm sunrise over the bay beside an open book: for a recording without a cover. @param {import('../pen/canvas.mjs').Canvas} c */
export const sermonDefault = (c) => {
  sky(c, 'dawn');
  sun(c, 800, 420, 120);
  rays(c, 800, 420, 11);
  hill(
    c,
    [
      [0, 560],
      [500, 500],
      [1100, 560],
      [1600, 500],
    ],
    '#a79cc0',
  );
  hill(
    c,
    [
      [0, 680],
      [600, 640],
      [1200, 690],
      [1600, 650],
    ],
    '#7c86a8',
  );
  c.add(
    path('M300 860Q560 760 800 840Q1040 760 1300 860V900H300z', ink.clay),
    path('M320 840Q570 730 800 820V690Q570 600 320 710z', '#fffaf0'),
    path('M1280 840Q1030 730 800 820V690Q1030 600 1280 710z', '#f6ead8'),
    stroke('M400 740q180-60 330 0M400 784q180-60 330 0M870 740q170-60 330 0M870 784q170-60 330 0', '#d8c4a4', 7),
  );
};
