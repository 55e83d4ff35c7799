import { grass, hill, sheep, susans } from '../land/ground.mjs';
import { sky, stars } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { circle, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';

/** A lost sheep at a signpost on a hill in the evening; a shepherd comes with a lantern. @param {import('../pen/canvas.mjs').Canvas} c */
export const notFound = (c) => {
  sky(c, 'dusk');
  stars(c, 30, 240);
  hill(
    c,
    [
      [0, 520],
      [400, 440],
      [900, 540],
      [1300, 450],
      [1600, 510],
    ],
    '#54406f',
  );
  hill(
    c,
    [
      [0, 690],
      [420, 600],
      [800, 620],
      [1200, 690],
      [1600, 640],
    ],
    '#4f5d4a',
  );
  hill(
    c,
    [
      [0, 780],
      [600, 720],
      [1100, 760],
      [1600, 720],
    ],
    '#5f7350',
  );
  c.add(path('M980 620Q1080 700 900 760T1010 900H1240Q1090 800 1150 740T1030 618z', '#d8b287', { opacity: 0.85 }));
  c.add(
    rect(788, 360, 24, 400, ink.wood),
    path('M640 400h190l36 34l-36 34H640z', '#c98b5c'),
    path('M960 500H780l-36 34l36 34h180z', '#b3764a'),
  );
  sheep(c, 600, 790, 1.9);
  const glow = c.radial([
    [0, '#fff0bf', 0.95],
    [0.4, '#fbc86a', 0.4],
    [1, '#fbc86a', 0],
  ]);
  c.add(
    circle(1110, 560, 230, glow),
    person(1190, 760, 320, {
      pose: 'reach',
      skin: skins[2],
      style: 'veil',
      cloth: ink.cream,
      top: ink.clay,
      wear: 'robe',
      flip: true,
      beard: '#2b1d1f',
    }),
    stroke('M1108 556v22', ink.cocoa, 5),
    rect(1092, 578, 32, 44, '#ffe7a8', { rx: 6 }),
    rect(1088, 572, 40, 9, ink.cocoa),
    rect(1088, 620, 40, 9, ink.cocoa),
  );
  susans(c, [
    [240, 800, 1],
    [320, 830, 0.8],
    [1430, 800, 0.9],
  ]);
  grass(c, 830, '#43573a', 60);
};
