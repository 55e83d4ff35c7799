import { hill, pine } from '../../land/ground.mjs';
import { sky, stars } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, ellipse, path, stroke } from '../../pen/shape.mjs';
import { guitar } from '../../thing/music.mjs';

/** Young people around a fire with a guitar. @param {import('../../pen/canvas.mjs').Canvas} c */
export const catalystFire = (c) => {
  sky(c, 'night');
  stars(c, 70, 380);
  hill(
    c,
    [
      [0, 470],
      [300, 420],
      [700, 480],
      [1200, 400],
    ],
    '#3a3872',
  );
  pine(c, 120, 590, 1.8, '#23305a');
  pine(c, 260, 570, 1.2, '#2a3a62');
  pine(c, 1090, 590, 1.9, '#23305a');
  pine(c, 960, 560, 1.1, '#2a3a62');
  hill(
    c,
    [
      [0, 580],
      [600, 560],
      [1200, 590],
    ],
    '#4b3f63',
  );
  const glow = c.radial([
    [0, '#ffe2a0', 0.95],
    [0.4, '#f7a94f', 0.45],
    [1, '#f7a94f', 0],
  ]);
  c.add(circle(600, 600, 400, glow));
  cast(c, [
    [
      430,
      660,
      330,
      {
        pose: 'sitFront',
        skin: skins[3],
        style: 'veil',
        cloth: ink.rose,
        top: ink.plum,
        bottom: ink.deep,
        age: 'teen',
      },
    ],
    [
      770,
      660,
      336,
      {
        pose: 'sitFront',
        skin: skins[5],
        style: 'cap',
        cloth: ink.teal,
        top: ink.sage,
        bottom: ink.indigo,
        age: 'teen',
        bend: { tilt: -10 },
      },
    ],
    [
      250,
      730,
      380,
      {
        pose: 'sit',
        skin: skins[0],
        style: 'afro',
        top: ink.gold,
        bottom: ink.indigo,
        age: 'teen',
        bend: { tilt: -8 },
      },
    ],
    [
      950,
      730,
      380,
      { pose: 'sitRaise', skin: skins[2], style: 'pony', top: ink.coral, bottom: ink.deep, age: 'teen', flip: true },
    ],
    [
      600,
      620,
      340,
      {
        pose: 'strum',
        skin: skins[1],
        style: 'braids',
        top: ink.butter,
        bottom: ink.indigo,
        age: 'teen',
        held: guitar(),
      },
    ],
  ]);
  c.add(
    ellipse(600, 760, 150, 26, '#3a2530'),
    stroke('M520 764l160-36M680 764l-160-36M600 770v-40', ink.wood, 22),
    path('M600 750q-100-30-72-124q12 28 30 32q-16-82 46-128q-4 48 30 70t16 66q22-16 18-44q48 84-68 128z', '#f29a3c'),
    path('M600 750q-54-16-38-72q8 20 22 20q-8-44 20-70q0 28 20 42t8 36q10-10 8-24q24 50-40 68z', '#ffd98a'),
  );
  c.add(
    [
      [560, 470],
      [640, 420],
      [600, 360],
      [680, 500],
      [540, 400],
    ].map(([x = 0, y = 0]) => circle(x, y, 4, '#ffd98a')),
  );
};
