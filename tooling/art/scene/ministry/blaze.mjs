import { hill, tree } from '../../land/ground.mjs';
import { sky, stars } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';

/** Older children with a telescope, lanterns and the first stars. @param {import('../../pen/canvas.mjs').Canvas} c */
export const blaze = (c) => {
  sky(c, 'dusk');
  stars(c, 80, 300);
  c.add(circle(960, 150, 58, '#fdf1cf'), circle(936, 138, 52, '#6c4a80', { opacity: 0.55 }));
  c.add(
    stroke('M180 110l90 40l60-30l110 60l70 100l90-40', '#fdf1cf', 2.5, { opacity: 0.7 }),
    [
      [180, 110],
      [270, 150],
      [330, 120],
      [440, 180],
      [510, 280],
      [600, 240],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, '#fff6dd')),
  );
  hill(
    c,
    [
      [0, 560],
      [300, 520],
      [700, 570],
      [1200, 500],
    ],
    '#5a4a78',
  );
  tree(c, 120, 600, 1.4, '#3d3f6a');
  hill(
    c,
    [
      [0, 640],
      [600, 600],
      [1200, 650],
    ],
    '#3a3a5e',
  );
  const glow = c.radial([
    [0, '#ffe9b0', 0.95],
    [1, '#ffd98a', 0],
  ]);
  const lantern = (/** @type {number} */ x, /** @type {number} */ y) =>
    circle(x, y, 110, glow) +
    rect(x - 20, y - 30, 40, 56, '#ffe6a3', { rx: 8 }) +
    rect(x - 24, y - 38, 48, 12, ink.cocoa, { rx: 4 }) +
    rect(x - 24, y + 22, 48, 12, ink.cocoa, { rx: 4 }) +
    stroke(`M${x - 14} ${y - 38}q14-24 28 0`, ink.cocoa, 5);
  c.add(lantern(300, 700), lantern(900, 720));
  cast(c, [
    [
      470,
      740,
      400,
      {
        pose: 'reach',
        skin: skins[1],
        style: 'braids',
        top: ink.coral,
        bottom: ink.indigo,
        age: 'teen',
        bend: {
          neck: [10, -148],
          tilt: -12,
          armB: [
            [28, -138],
            [44, -152],
          ],
          armF: [
            [24, -130],
            [42, -144],
          ],
        },
      },
    ],
    [
      820,
      744,
      360,
      {
        pose: 'point',
        skin: skins[4],
        style: 'curls',
        hair: '#8a5a3c',
        top: ink.gold,
        bottom: ink.deep,
        age: 'teen',
        flip: true,
        glasses: true,
      },
    ],
    [
      990,
      740,
      340,
      {
        pose: 'lookUp',
        skin: skins[2],
        style: 'veil',
        cloth: ink.rose,
        top: ink.teal,
        wear: 'dress',
        age: 'teen',
        flip: true,
      },
    ],
    [250, 760, 350, { pose: 'lookUp', skin: skins[0], style: 'crop', top: ink.sage, bottom: ink.clay, age: 'teen' }],
  ]);
  c.add(
    stroke('M640 500L570 770M640 500l76 270M640 500v250', '#1b1a2e', 10),
    group(
      { transform: 'translate(640 470)rotate(-28)' },
      rect(-90, -20, 180, 40, '#fffaf0', { rx: 8 }),
      rect(84, -28, 46, 56, ink.clay, { rx: 8 }),
      rect(-120, -12, 36, 24, ink.deep, { rx: 5 }),
    ),
    path('M0 780q300-30 600 0t600 0v20H0z', '#2f2f4e'),
  );
};
