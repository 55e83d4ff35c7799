import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, ellipse, path, rect, stroke } from '../../pen/shape.mjs';
import { susans, tree } from '../../land/ground.mjs';
import { clouds, sun } from '../../land/sky.mjs';

/** A man brings soup to an older woman's door. @param {import('../../pen/canvas.mjs').Canvas} c */
export const socare = (c) => {
  c.add(
    rect(
      0,
      0,
      1200,
      800,
      c.linear([
        [0, '#d3e5e1'],
        [1, '#f9ecd0'],
      ]),
    ),
    rect(420, 0, 780, 650, '#f3e2c8'),
    stroke(Array.from({ length: 13 }, (_, i) => `M420 ${i * 50 + 30}h780`).join(''), '#e0c9a6', 4),
    rect(660, 110, 290, 540, '#fffaf0'),
    rect(684, 134, 242, 516, '#7c4a3a'),
    path(
      'M684 134h242v516H684z',
      c.linear([
        [0, '#ffe4a8'],
        [1, '#e9a66a'],
      ]),
    ),
    path('M684 134l-90 40v460l90 16z', ink.deep),
    circle(606, 410, 9, ink.honey),
    rect(1010, 190, 140, 180, '#fffaf0'),
    rect(1022, 202, 116, 156, '#f6cf8a'),
    stroke('M1080 202v156M1022 280h116', '#fffaf0', 8),
    rect(0, 650, 1200, 150, '#c9b48f'),
    rect(560, 640, 460, 28, '#e4d3bb'),
    rect(520, 666, 540, 30, '#d2bf9f'),
    path('M1030 640v-90q0-20 50-20t50 20v90z', ink.clay),
  );
  sun(c, 150, 170, 62);
  clouds(c, [[290, 110, 0.8]]);
  tree(c, 120, 660, 1.7);
  susans(c, [
    [1056, 470, 0.8],
    [1084, 448, 0.9],
    [1112, 474, 0.7],
  ]);
  cast(c, [
    [
      800,
      660,
      400,
      {
        pose: 'open',
        skin: skins[5],
        style: 'curls',
        hair: '#e5ddd5',
        top: ink.plum,
        wear: 'dress',
        glasses: true,
        trim: 'apron',
        trimColour: ink.rose,
        bend: {
          tilt: -6,
          armB: [
            [-40, -122],
            [-58, -128],
          ],
        },
      },
    ],
    [
      470,
      770,
      440,
      {
        pose: 'give',
        skin: skins[1],
        style: 'crop',
        top: ink.indigo,
        bottom: ink.cocoa,
        trim: 'jacket',
        trimColour: ink.gold,
      },
    ],
  ]);
  c.add(
    stroke('M560 520q-10-20 0-36t0-34M592 520q-10-20 0-36t0-34M624 520q-10-20 0-36t0-34', '#fffaf0', 6, {
      opacity: 0.9,
    }),
    path('M530 530h124l-10 70q-2 14-18 14h-68q-16 0-18-14z', ink.teal),
    ellipse(592, 530, 62, 14, '#e9a66a'),
    stroke('M530 552h-22M654 552h22', ink.deep, 12),
  );
  cast(c, [
    [
      250,
      782,
      250,
      { pose: 'walk', skin: skins[1], style: 'puffs', top: ink.coral, wear: 'dress', age: 'child', held: '' },
    ],
  ]);
  c.add(path('M262 640h54v46h-54z', ink.tan), stroke('M262 652h54', ink.wood, 4));
};
