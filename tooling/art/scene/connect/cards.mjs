import { grass, hill, susans, tree, water } from '../../land/ground.mjs';
import { birds, clouds, sky, stars, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, ellipse, path, rect, stroke } from '../../pen/shape.mjs';
import { pane, room } from '../../place/room.mjs';
import { book, table } from '../../thing/table.mjs';

/** @typedef {import('../../pen/canvas.mjs').Canvas} Canvas */

/** A father and his grown son fish from a pier. @param {Canvas} c */
export const menCard = (c) => {
  sky(c, 'morning');
  sun(c, 580, 150, 54);
  water(c, 300, '#a8cfd0', '#5f9aa6', 580);
  hill(
    c,
    [
      [0, 310],
      [200, 280],
      [420, 316],
    ],
    '#8fae93',
  );
  c.add(
    rect(0, 470, 800, 130, '#a3785a'),
    stroke('M0 505H800M0 545H800', '#86603f', 4),
    stroke('M420 360Q560 200 700 250M700 250V440', '#4b3a30', 4),
    stroke('M250 350Q120 190 40 240M40 240V430', '#4b3a30', 4),
  );
  cast(c, [
    [
      320,
      560,
      330,
      {
        pose: 'give',
        skin: skins[1],
        style: 'balding',
        hair: '#d9d2cc',
        top: ink.clay,
        bottom: ink.deep,
        beard: '#d9d2cc',
        flip: true,
      },
    ],
    [470, 570, 340, { pose: 'reach', skin: skins[1], style: 'crop', top: ink.indigo, bottom: ink.cocoa }],
  ]);
  c.add(path('M600 560h90l-10-70h-70z', ink.teal), stroke('M612 490q33-44 66 0', ink.cocoa, 6));
};

/** Two friends plant seedlings on a window sill. @param {Canvas} c */
export const womenCard = (c) => {
  room(c, { wall: '#f3cdbd', low: '#fbeedd', floor: '#d29a76', line: 500 });
  pane(c, 250, 50, 300, 230, '#cfe8f0');
  cast(c, [
    [230, 610, 420, { pose: 'reach', skin: skins[0], style: 'wrap', cloth: ink.indigo, top: ink.gold, wear: 'dress' }],
    [
      590,
      610,
      420,
      { pose: 'give', skin: skins[4], style: 'bob', hair: '#8a5a3c', top: ink.teal, wear: 'dress', flip: true },
    ],
  ]);
  c.add(table(400, 430, 420, 190, '#fffaf0'));
  const pot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) =>
    stroke(`M${x} ${y - 40}q-4-40-22-50M${x} ${y - 40}q2-50 20-64M${x} ${y - 40}v-60`, ink.moss, 7) +
    path(`M${x - 26} ${y - 46}h52l-8 46h-36z`, colour);
  c.add(pot(290, 424, ink.clay), pot(380, 424, ink.plum), pot(470, 424, ink.coral));
};

/** Two children paint a rainbow on a wall. @param {Canvas} c */
export const kidsCard = (c) => {
  room(c, { wall: '#fdf3dd', low: '#fdf3dd', floor: '#c99a6c', line: 490 });
  c.add(
    path('M110 400a180 180 0 0 1 360 0z', ink.coral),
    path('M150 400a140 140 0 0 1 280 0z', ink.honey),
    path('M190 400a100 100 0 0 1 200 0z', ink.teal),
    path('M230 400a60 60 0 0 1 120 0z', '#fdf3dd'),
    circle(640, 140, 64, ink.gold),
  );
  const flower = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) =>
    [0, 72, 144, 216, 288]
      .map((turn) => ellipse(x, y - 20, 12, 18, colour, { transform: `rotate(${turn} ${x} ${y})` }))
      .join('') + circle(x, y, 11, ink.honey);
  c.add(flower(560, 260, ink.plum), flower(680, 300, ink.sage), flower(90, 160, ink.teal), flower(520, 110, ink.coral));
  cast(c, [
    [
      250,
      590,
      300,
      {
        pose: 'lookUp',
        view: 'back',
        skin: skins[1],
        style: 'puffs',
        top: ink.gold,
        wear: 'dress',
        age: 'child',
        bend: {
          armB: [
            [-40, -156],
            [-44, -196],
          ],
        },
      },
    ],
    [
      430,
      590,
      270,
      {
        pose: 'raiseOne',
        view: 'back',
        skin: skins[5],
        style: 'curls',
        hair: '#b9773c',
        top: ink.dusk,
        bottom: ink.clay,
        wear: 'shorts',
        age: 'child',
      },
    ],
    [
      630,
      596,
      230,
      { pose: 'floorHold', skin: skins[3], style: 'crop', top: ink.teal, bottom: ink.indigo, age: 'toddler' },
    ],
  ]);
  c.add(rect(520, 540, 50, 50, ink.coral, { rx: 6 }), rect(700, 546, 46, 46, ink.teal, { rx: 6 }));
};

/** Friends on a rowhouse roof under the evening sky. @param {Canvas} c */
export const youthCard = (c) => {
  sky(c, 'dusk');
  stars(c, 30, 160);
  sun(c, 240, 330, 48);
  c.add(
    Array.from({ length: 9 }, (_, i) =>
      rect(i * 96 - 20, 330 + ((i * 53) % 70), 92, 300, ['#4b3f63', '#5a4a78', '#3d3f6a'][i % 3] ?? '#4b3f63'),
    ),
    Array.from({ length: 16 }, (_, i) =>
      rect(20 + ((i * 96) % 780), 410 + ((i * 31) % 60), 16, 24, '#ffd98a', { rx: 2 }),
    ),
  );
  c.add(rect(0, 500, 800, 100, '#6d4a45'), rect(0, 488, 800, 18, '#d9a782'));
  cast(c, [
    [
      200,
      560,
      330,
      {
        pose: 'sitFront',
        skin: skins[2],
        style: 'long',
        top: ink.coral,
        bottom: ink.indigo,
        age: 'teen',
        bend: { tilt: 10 },
      },
    ],
    [
      350,
      560,
      336,
      {
        pose: 'sitFront',
        skin: skins[0],
        style: 'afro',
        top: ink.gold,
        bottom: ink.deep,
        age: 'teen',
        bend: {
          armF: [
            [44, -90],
            [62, -126],
          ],
        },
      },
    ],
    [
      510,
      560,
      330,
      {
        pose: 'sitFront',
        skin: skins[5],
        style: 'cap',
        cloth: ink.teal,
        top: ink.sage,
        bottom: ink.plum,
        age: 'teen',
        bend: { tilt: -8 },
      },
    ],
    [
      650,
      560,
      326,
      {
        pose: 'sitFront',
        skin: skins[3],
        style: 'veil',
        cloth: ink.rose,
        top: ink.dusk,
        bottom: ink.deep,
        age: 'teen',
        bend: { tilt: -10 },
      },
    ],
  ]);
};

/** Folded hands and a candle at a dark window. @param {Canvas} c */
export const prayerCard = (c) => {
  room(c, { wall: '#2c2a6b', low: '#6c4a80', floor: '#5a3f52', line: 480 });
  pane(c, 90, 60, 220, 260, '#8f8bc0', '#d9a782');
  const glow = c.radial([
    [0, '#fff1c4', 0.95],
    [1, '#fbd589', 0],
  ]);
  c.add(circle(250, 120, 24, '#fdf1cf'), circle(560, 330, 250, glow));
  cast(c, [
    [380, 620, 560, { pose: 'sitPray', skin: skins[2], style: 'bun', hair: '#2b1d1f', top: ink.coral, wear: 'dress' }],
  ]);
  c.add(
    rect(470, 440, 290, 30, ink.wood, { rx: 8 }),
    rect(500, 470, 22, 130, ink.cocoa),
    rect(710, 470, 22, 130, ink.cocoa),
    book(600, 436, 1, ink.plum),
    rect(694, 370, 26, 70, '#fffaf0', { rx: 5 }),
    path('M707 318q20 26 0 46q-20-20 0-46z', '#f7b547'),
  );
};

/** Someone new gets a key and a place at the table. @param {Canvas} c */
export const memberCard = (c) => {
  room(c, { wall: '#d5e3dc', low: '#f9ecd0', floor: '#b98a62', line: 500 });
  c.add(
    path('M300 500V190a100 100 0 0 1 200 0v310z', '#fffaf0'),
    path('M318 500V192a82 82 0 0 1 164 0v308z', '#f7c66f'),
    stroke('M400 112v388', '#fffaf0', 8),
  );
  cast(c, [
    [
      240,
      600,
      420,
      { pose: 'give', skin: skins[4], style: 'curls', hair: '#c9c0bb', top: ink.plum, wear: 'dress', glasses: true },
    ],
    [540, 606, 430, { pose: 'reach', skin: skins[0], style: 'short', top: ink.teal, bottom: ink.indigo, flip: true }],
    [680, 600, 230, { pose: 'jump', skin: skins[1], style: 'puffs', top: ink.gold, wear: 'dress', age: 'child' }],
    [110, 600, 400, { pose: 'wave', skin: skins[2], style: 'cap', cloth: ink.clay, top: ink.sage, bottom: ink.cocoa }],
  ]);
  c.add(
    circle(392, 350, 26, 'none', { stroke: ink.gold, 'stroke-width': 11 }),
    stroke('M392 376v62M392 418h22M392 436h16', ink.gold, 11),
  );
};

/** A student and a mentor walk a garden path. @param {Canvas} c */
export const discipleshipCard = (c) => {
  sky(c, 'noon');
  sun(c, 140, 130, 50);
  clouds(c, [[420, 100, 0.8]]);
  birds(c, [[560, 140, 0.8]]);
  hill(
    c,
    [
      [0, 380],
      [300, 340],
      [800, 390],
    ],
    '#b3c48b',
  );
  tree(c, 690, 440, 1.4, ink.moss);
  tree(c, 70, 430, 1.1, ink.sage);
  hill(
    c,
    [
      [0, 460],
      [400, 430],
      [800, 470],
    ],
    '#9fbb82',
  );
  c.add(path('M380 440h70Q520 520 620 600H200Q330 520 380 440z', '#f3dfc0'));
  cast(c, [
    [
      360,
      580,
      330,
      {
        pose: 'walkCarry',
        skin: skins[3],
        style: 'balding',
        hair: '#5f3f33',
        top: ink.clay,
        bottom: ink.cocoa,
        glasses: true,
        beard: '#5f3f33',
      },
    ],
    [500, 584, 320, { pose: 'walk', skin: skins[1], style: 'braids', top: ink.gold, bottom: ink.indigo }],
  ]);
  c.add(book(432, 402, 0.7, ink.indigo));
  susans(c, [
    [60, 540, 1],
    [130, 560, 0.8],
    [660, 540, 1],
    [740, 520, 0.9],
  ]);
  grass(c, 570, '#7d9a66', 40);
};
