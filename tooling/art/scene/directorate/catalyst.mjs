import { clouds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { rect } from '../../pen/shape.mjs';
import { rowhouses } from '../../place/street.mjs';

/** Young people on marble steps, laughing. @param {import('../../pen/canvas.mjs').Canvas} c */
export const catalystSteps = (c) => {
  sky(c, 'dusk');
  sun(c, 1030, 330, 60);
  clouds(
    c,
    [
      [200, 120, 0.9],
      [900, 90, 0.8],
    ],
    '#f3c6b2',
  );
  rowhouses(c, 560, -60, 1260, { pane: '#ffd98a', dim: 'yes' });
  c.add([0, 1, 2, 3].map((i) => rect(140 - i * 46, 520 + i * 70, 920 + i * 92, 76, i % 2 ? '#efe5d6' : '#fffaf0')));
  cast(c, [
    [
      330,
      590,
      300,
      {
        pose: 'sitFront',
        skin: skins[1],
        style: 'afro',
        top: ink.gold,
        bottom: ink.indigo,
        age: 'teen',
        bend: { tilt: 8 },
      },
    ],
    [
      600,
      588,
      306,
      {
        pose: 'sitFront',
        skin: skins[4],
        style: 'cap',
        cloth: ink.teal,
        top: ink.coral,
        bottom: ink.cocoa,
        age: 'teen',
        bend: {
          tilt: -10,
          armF: [
            [40, -100],
            [56, -130],
          ],
        },
      },
    ],
    [
      860,
      590,
      300,
      {
        pose: 'sitFront',
        skin: skins[3],
        style: 'veil',
        cloth: ink.rose,
        top: ink.plum,
        bottom: ink.deep,
        age: 'teen',
        bend: { tilt: -6 },
      },
    ],
    [
      460,
      668,
      312,
      {
        pose: 'sitFront',
        skin: skins[0],
        style: 'braids',
        top: ink.teal,
        bottom: '#3a3146',
        age: 'teen',
        bend: {
          tilt: 10,
          armB: [
            [-32, -92],
            [-14, -116],
          ],
        },
      },
    ],
    [
      730,
      668,
      316,
      {
        pose: 'sitFront',
        skin: skins[5],
        style: 'curls',
        hair: '#b9773c',
        top: ink.sage,
        bottom: ink.indigo,
        age: 'teen',
        glasses: true,
        bend: { tilt: -8 },
      },
    ],
    [1010, 790, 400, { pose: 'hips', skin: skins[2], style: 'short', top: ink.clay, bottom: ink.deep, age: 'teen' }],
    [
      190,
      790,
      390,
      { pose: 'wave', skin: skins[3], style: 'pony', top: ink.dusk, bottom: ink.cream, wear: 'skirt', age: 'teen' },
    ],
  ]);
};
