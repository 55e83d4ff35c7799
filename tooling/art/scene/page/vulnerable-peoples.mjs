import { sailboat, water } from '../../land/ground.mjs';
import { birds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, rect, stroke } from '../../pen/shape.mjs';
import { mug } from '../../thing/table.mjs';

/** A volunteer and an older man in a wheelchair share the view of the harbor. @param {import('../../pen/canvas.mjs').Canvas} c */
export const vulnerablePeoples = (c) => {
  sky(c, 'dawn');
  sun(c, 840, 300, 80);
  birds(c, [
    [300, 170, 1],
    [370, 140, 0.7],
    [1010, 180, 0.8],
  ]);
  water(c, 430, '#c7b3c4', '#6f93a8', 840);
  sailboat(c, 1000, 490, 0.8);
  sailboat(c, 250, 470, 0.5, ink.blush);
  c.add(
    rect(0, 640, 1200, 160, '#b08a68'),
    stroke('M0 680H1200M0 726H1200M0 772H1200', '#8a6548', 5),
    stroke('M40 640V520M330 640V520M620 640V520M910 640V520M1180 640V520', '#6d4a45', 16),
    stroke('M0 540H1200M0 590H1200', '#6d4a45', 8),
  );
  c.add(
    stroke('M720 640h330M740 640v110M1030 640v110', ink.forest, 16),
    rect(710, 622, 350, 22, '#58806a', { rx: 8 }),
    rect(710, 540, 350, 20, '#58806a', { rx: 8 }),
    rect(710, 576, 350, 20, '#58806a', { rx: 8 }),
  );
  cast(c, [
    [
      860,
      750,
      420,
      { pose: 'sitReach', skin: skins[3], style: 'veil', cloth: ink.gold, top: ink.teal, wear: 'dress', flip: true },
    ],
    [
      460,
      736,
      410,
      {
        pose: 'sitReach',
        skin: skins[0],
        style: 'cap',
        hair: '#d9d2cc',
        cloth: ink.plum,
        top: ink.clay,
        bottom: ink.indigo,
        glasses: true,
        beard: '#d9d2cc',
        bend: {
          legB: [
            [40, -58],
            [48, -16],
          ],
          legF: [
            [36, -54],
            [42, -14],
          ],
        },
      },
    ],
  ]);
  c.add(
    stroke('M392 470v150q0 18 18 18h110l26 80M392 560h90', '#2a2740', 13),
    circle(430, 690, 84, 'none', { stroke: '#2a2740', 'stroke-width': 11 }),
    circle(430, 690, 10, '#2a2740'),
    stroke('M430 606v168M346 690h168M371 631l118 118M489 631l-118 118', '#6b6880', 3),
    circle(556, 752, 24, 'none', { stroke: '#2a2740', 'stroke-width': 9 }),
    stroke('M392 478h-44', '#2a2740', 12),
  );
  c.add(mug(576, 572, ink.cream));
  cast(c, [
    [180, 780, 430, { pose: 'cane', skin: skins[5], style: 'curls', hair: '#e5ddd5', top: ink.dusk, wear: 'dress' }],
  ]);
  c.add(stroke('M246 604V778', ink.cocoa, 8));
};
