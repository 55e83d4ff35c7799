import { grass, hill, susans } from '../../land/ground.mjs';
import { birds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { darker } from '../../pen/colour.mjs';
import { circle, path } from '../../pen/shape.mjs';
import { book, mug } from '../../thing/table.mjs';

/** Two people read one open book under a tree. @param {import('../../pen/canvas.mjs').Canvas} c */
export const sodip = (c) => {
  sky(c, 'morning');
  sun(c, 980, 220, 76);
  birds(c, [
    [820, 150, 1],
    [890, 120, 0.7],
  ]);
  hill(
    c,
    [
      [0, 520],
      [400, 470],
      [800, 520],
      [1200, 460],
    ],
    '#b9cfa0',
  );
  hill(
    c,
    [
      [0, 620],
      [500, 590],
      [1200, 630],
    ],
    '#92a97e',
  );
  c.add(
    path('M180 660q60-160 20-400h90q0 220 90 400z', ink.cocoa),
    path('M270 300q120-60 200-70l6 22q-110 20-190 100z', ink.cocoa),
  );
  const leaf = ink.moss;
  c.add(
    circle(70, 190, 150, darker(leaf, 0.16)),
    circle(440, 170, 150, darker(leaf, 0.1)),
    circle(250, 110, 200, leaf),
    circle(560, 210, 90, darker(leaf, 0.14)),
    circle(180, 80, 90, '#84a06d'),
    circle(400, 90, 80, '#7d9a66'),
  );
  cast(c, [
    [
      520,
      730,
      440,
      {
        pose: 'sitReach',
        skin: skins[1],
        style: 'wrap',
        cloth: ink.gold,
        top: ink.plum,
        wear: 'dress',
        bend: {
          tilt: 14,
          armF: [
            [30, -86],
            [66, -84],
          ],
          armB: [
            [34, -90],
            [70, -90],
          ],
        },
      },
    ],
    [
      830,
      730,
      440,
      {
        pose: 'sitReach',
        skin: skins[5],
        style: 'short',
        hair: '#8a5a3c',
        top: ink.coral,
        bottom: ink.indigo,
        flip: true,
        bend: {
          tilt: 14,
          armF: [
            [30, -86],
            [62, -84],
          ],
        },
      },
    ],
  ]);
  c.add(
    path('M400 640h190v28H400zM760 640h190v28H760z', ink.wood),
    path('M420 668h24v80h-24zM546 668h24v80h-24zM780 668h24v80h-24zM906 668h24v80h-24z', ink.cocoa),
    book(676, 560, 1.2, ink.indigo),
    mug(440, 638, ink.teal),
  );
  susans(c, [
    [80, 730, 1],
    [150, 752, 0.8],
    [1040, 730, 1],
    [1110, 752, 0.9],
  ]);
  grass(c, 760, '#6a8758', 60);
};
