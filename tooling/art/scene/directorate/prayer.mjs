import { grass, hill, susans, tree } from '../../land/ground.mjs';
import { birds, rays, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';

/** Three people pray in a circle on a hill before sunrise. @param {import('../../pen/canvas.mjs').Canvas} c */
export const prayer = (c) => {
  sky(c, 'dawn');
  rays(c, 620, 560, 10);
  sun(c, 620, 540, 86);
  birds(c, [
    [250, 170, 1],
    [320, 140, 0.7],
    [930, 200, 0.8],
  ]);
  hill(
    c,
    [
      [0, 520],
      [300, 560],
      [620, 530],
      [900, 560],
      [1200, 510],
    ],
    '#a98fb0',
  );
  hill(
    c,
    [
      [0, 620],
      [400, 590],
      [800, 600],
      [1200, 640],
    ],
    '#7d7a86',
  );
  tree(c, 1060, 640, 1.5, '#5c6b62');
  hill(
    c,
    [
      [0, 700],
      [600, 640],
      [1200, 712],
    ],
    '#57664f',
  );
  cast(c, [
    [600, 690, 330, { pose: 'clasp', skin: skins[0], style: 'wrap', cloth: ink.gold, top: ink.plum, wear: 'dress' }],
    [
      430,
      748,
      366,
      {
        pose: 'clasp',
        view: 'side',
        skin: skins[4],
        style: 'balding',
        hair: '#e5ddd5',
        top: ink.deep,
        bottom: ink.cocoa,
        bend: {
          tilt: 18,
          armB: [
            [22, -118],
            [36, -130],
          ],
          armF: [
            [16, -116],
            [34, -128],
          ],
        },
      },
    ],
    [
      790,
      748,
      356,
      {
        pose: 'clasp',
        view: 'side',
        skin: skins[2],
        style: 'braids',
        top: ink.coral,
        bottom: ink.indigo,
        wear: 'skirt',
        flip: true,
        bend: {
          tilt: 18,
          armB: [
            [22, -118],
            [36, -130],
          ],
          armF: [
            [16, -116],
            [34, -128],
          ],
        },
      },
    ],
  ]);
  susans(c, [
    [90, 730, 0.9],
    [160, 750, 1.1],
    [1090, 740, 1],
    [1000, 762, 0.8],
  ]);
  grass(c, 760, '#3f4d3f', 50);
};
