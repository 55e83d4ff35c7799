import { grass, hill, susans, tree } from '../../land/ground.mjs';
import { clouds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { path, stroke } from '../../pen/shape.mjs';

/** Children run up a hill with paper kites. @param {import('../../pen/canvas.mjs').Canvas} c */
export const kiddies = (c) => {
  sky(c, 'noon');
  sun(c, 180, 150, 70);
  clouds(c, [
    [480, 110, 1],
    [980, 240, 0.8],
  ]);
  hill(
    c,
    [
      [0, 600],
      [400, 540],
      [800, 580],
      [1200, 500],
    ],
    '#b3c48b',
  );
  tree(c, 1080, 560, 1.3, ink.moss);
  hill(
    c,
    [
      [0, 690],
      [500, 640],
      [1200, 680],
    ],
    '#92a97e',
  );
  const kite = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ a,
    /** @type {string} */ b,
    /** @type {number} */ hx,
    /** @type {number} */ hy,
  ) =>
    stroke(`M${x} ${y + 60}Q${(x + hx) / 2 - 40} ${(y + hy) / 2} ${hx} ${hy}`, '#fffaf0', 3) +
    stroke(`M${x} ${y + 60}q-30 30 0 60t0 60`, b, 6) +
    path(`M${x} ${y - 70}l50 60l-50 70l-50-70z`, a) +
    path(`M${x} ${y - 70}l50 60h-100z`, b);
  c.add(
    kite(440, 220, ink.coral, ink.gold, 372, 540),
    kite(720, 150, ink.indigo, ink.rose, 640, 520),
    kite(960, 220, ink.teal, ink.butter, 884, 560),
  );
  cast(c, [
    [
      330,
      730,
      290,
      {
        pose: 'run',
        skin: skins[1],
        style: 'puffs',
        top: ink.coral,
        wear: 'dress',
        age: 'child',
        bend: {
          armB: [
            [26, -146],
            [34, -176],
          ],
        },
      },
    ],
    [
      600,
      720,
      300,
      {
        pose: 'run',
        skin: skins[5],
        style: 'crop',
        hair: '#c98a5e',
        top: ink.gold,
        bottom: ink.deep,
        wear: 'shorts',
        age: 'child',
        bend: {
          armB: [
            [26, -146],
            [34, -176],
          ],
        },
      },
    ],
    [
      850,
      740,
      280,
      {
        pose: 'run',
        skin: skins[3],
        style: 'bob',
        top: ink.plum,
        bottom: ink.indigo,
        wear: 'shorts',
        age: 'child',
        bend: {
          armB: [
            [26, -146],
            [34, -176],
          ],
        },
      },
    ],
    [
      150,
      760,
      220,
      { pose: 'jump', skin: skins[2], style: 'afro', top: ink.teal, bottom: ink.clay, wear: 'shorts', age: 'toddler' },
    ],
    [
      1040,
      770,
      400,
      { pose: 'handDown', skin: skins[0], style: 'wrap', cloth: ink.clay, top: ink.honey, wear: 'dress', flip: true },
    ],
    [940, 774, 210, { pose: 'stand', skin: skins[0], style: 'braids', top: ink.cream, wear: 'dress', age: 'toddler' }],
  ]);
  susans(c, [
    [60, 750, 0.9],
    [460, 770, 0.8],
    [720, 774, 1],
    [1150, 760, 1],
  ]);
  grass(c, 770, '#6a8758', 60);
};
