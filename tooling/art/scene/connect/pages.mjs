import { grass, hill, susans, tree } from '../../land/ground.mjs';
import { birds, rays, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';
import { hall } from '../../place/hall.mjs';
import { pane, room, shaft } from '../../place/room.mjs';
import { jarOfFlowers, mug } from '../../thing/table.mjs';

/** @typedef {import('../../pen/canvas.mjs').Canvas} Canvas */

/** People of several ages pray together at dawn. @param {Canvas} c */
export const dawnPrayer = (c) => {
  sky(c, 'dawn');
  rays(c, 600, 470, 12);
  sun(c, 600, 440, 110);
  birds(c, [
    [230, 190, 1],
    [300, 160, 0.7],
    [960, 210, 0.9],
  ]);
  hill(
    c,
    [
      [0, 560],
      [350, 500],
      [700, 540],
      [1200, 480],
    ],
    '#a98fb0',
  );
  tree(c, 1060, 640, 1.7, '#6b6a80');
  hill(
    c,
    [
      [0, 660],
      [600, 620],
      [1200, 670],
    ],
    '#7a7590',
  );
  cast(c, [
    [
      420,
      730,
      340,
      { pose: 'clasp', skin: skins[5], style: 'bob', hair: '#d9d2cc', top: ink.teal, wear: 'dress', glasses: true },
    ],
    [
      600,
      724,
      360,
      { pose: 'clasp', skin: skins[1], style: 'crop', top: ink.indigo, bottom: ink.cocoa, beard: '#2b1d1f' },
    ],
    [780, 730, 344, { pose: 'clasp', skin: skins[3], style: 'veil', cloth: ink.sage, top: ink.plum, wear: 'dress' }],
    [250, 830, 370, { pose: 'kneel', skin: skins[0], style: 'wrap', cloth: ink.gold, top: ink.clay, wear: 'dress' }],
    [
      950,
      830,
      370,
      {
        pose: 'kneel',
        skin: skins[4],
        style: 'balding',
        hair: '#c9c0bb',
        top: ink.deep,
        bottom: ink.cocoa,
        flip: true,
      },
    ],
    [600, 850, 240, { pose: 'clasp', skin: skins[1], style: 'puffs', top: ink.coral, wear: 'dress', age: 'child' }],
  ]);
  susans(c, [
    [80, 840, 1],
    [150, 866, 0.8],
    [1080, 846, 1.1],
    [1140, 870, 0.8],
  ]);
  grass(c, 865, '#4f5568', 50);
};

/** A family is greeted at the church door. @param {Canvas} c */
export const welcomeHome = (c) => {
  hall(c, {
    wall: '#f6e3c6',
    low: '#ecc9a2',
    floor: '#b97d52',
    pane: '#cfe8f0',
    light: 0.3,
    line: 660,
    windows: [120, 1080],
  });
  c.add(
    path('M330 660V330a270 270 0 0 1 540 0v330z', '#fffaf0'),
    path(
      'M362 660V332a238 238 0 0 1 476 0v328z',
      c.linear([
        [0, '#bfdcdc'],
        [0.7, '#fdf3dd'],
      ]),
    ),
    path('M362 590q120-50 240-20t236-20v110H362z', ink.sage),
    circle(600, 330, 60, ink.honey),
    path('M362 660V332q-60-110-110-60v388z', ink.clay),
    path('M838 660V332q60-110 110-60v388z', '#9a4624'),
  );
  shaft(c, 700, 0.35);
  cast(c, [
    [320, 800, 420, { pose: 'welcome', skin: skins[1], style: 'bun', top: ink.plum, wear: 'dress' }],
    [
      190,
      830,
      400,
      {
        pose: 'clap',
        skin: skins[4],
        style: 'balding',
        hair: '#e5ddd5',
        top: ink.sage,
        bottom: ink.cocoa,
        glasses: true,
      },
    ],
    [620, 790, 410, { pose: 'wave', skin: skins[3], style: 'short', top: ink.indigo, bottom: ink.cocoa }],
    [790, 800, 396, { pose: 'carry', skin: skins[0], style: 'braids', top: ink.coral, wear: 'dress' }],
    [
      800,
      620,
      130,
      { pose: 'sitFront', skin: skins[1], style: 'crop', top: ink.butter, bottom: ink.teal, age: 'toddler' },
    ],
    [
      700,
      846,
      240,
      { pose: 'walkHand', skin: skins[2], style: 'puffs', top: ink.gold, wear: 'dress', age: 'child', flip: true },
    ],
    [960, 850, 270, { pose: 'handUp', skin: skins[2], style: 'afro', top: ink.teal, bottom: ink.indigo, age: 'child' }],
  ]);
};

/** A woman at the welcome desk answers the telephone. @param {Canvas} c */
export const contactDesk = (c) => {
  room(c, { wall: '#c9dcd8', low: '#f9ecd0', floor: '#b98a62', line: 640 });
  pane(c, 120, 110, 280, 330, '#f9e2a9');
  c.add(
    rect(760, 120, 330, 250, '#c08a5c', { rx: 10 }),
    rect(778, 138, 294, 214, '#fffaf0'),
    path('M778 290q70-50 150-20t144-30v112H778z', ink.sage),
    path('M900 270v-50l30-30 30 30v50z', ink.cream),
    stroke('M930 190v-26', ink.gold, 5),
    circle(1010, 190, 24, ink.honey),
  );
  cast(c, [
    [
      560,
      800,
      620,
      {
        pose: 'hold',
        skin: skins[2],
        style: 'curls',
        hair: '#2b1d1f',
        top: ink.coral,
        bottom: ink.indigo,
        bend: {
          tilt: 8,
          armF: [
            [40, -116],
            [24, -164],
          ],
          armB: [
            [-34, -104],
            [-8, -78],
          ],
        },
      },
    ],
  ]);
  c.add(
    group({ transform: 'translate(618 286)rotate(14)' }, rect(-11, -44, 24, 92, ink.indigo, { rx: 11 })),
    stroke('M628 330q70 90 120 190', ink.indigo, 5),
  );
  c.add(
    rect(140, 560, 920, 44, '#dba374', { rx: 12 }),
    rect(170, 604, 860, 220, '#a3704a'),
    rect(200, 634, 800, 160, '#b98059', { rx: 8 }),
    path('M560 700q0-40 40-40t40 40q0 30-40 54q-40-24-40-54z', ink.honey),
    jarOfFlowers(280, 556, 1.5),
    mug(880, 558, ink.teal),
    rect(700, 524, 96, 34, ink.indigo, { rx: 8 }),
    rect(380, 540, 130, 18, '#fffaf0', { rx: 3 }),
    rect(390, 524, 116, 16, ink.rose, { rx: 3 }),
  );
  cast(c, [
    [
      1080,
      880,
      480,
      { pose: 'walk', skin: skins[5], style: 'cap', cloth: ink.forest, top: ink.sage, bottom: ink.deep, flip: true },
    ],
  ]);
};

/** A family follows the service on a screen at home. @param {Canvas} c */
export const liveStream = (c) => {
  room(c, { wall: '#45438c', low: '#a5686a', floor: '#6d4a45', line: 640 });
  const glow = c.radial([
    [0, '#ffe9b0', 0.9],
    [1, '#ffd98a', 0],
  ]);
  c.add(
    circle(600, 320, 430, glow),
    rect(310, 110, 580, 360, '#1b1a2e', { rx: 22 }),
    rect(
      330,
      130,
      540,
      320,
      c.linear([
        [0, '#8f8bc0'],
        [0.6, '#f8d9a8'],
        [1, '#fdeccb'],
      ]),
      { rx: 8 },
    ),
    circle(600, 330, 74, ink.honey),
    path('M330 390q140-60 270-20t270-30v100q0 10-10 10H340q-10 0-10-10z', ink.plum),
    rect(520, 470, 160, 26, '#1b1a2e'),
    rect(330, 496, 540, 34, ink.wood, { rx: 10 }),
    rect(360, 530, 480, 110, '#7c5244'),
  );
  cast(c, [
    [
      600,
      430,
      190,
      {
        pose: 'raiseWide',
        skin: skins[1],
        style: 'crop',
        top: '#fffaf0',
        wear: 'robe',
        trim: 'stole',
        trimColour: ink.gold,
      },
    ],
  ]);
  c.add(
    rect(200, 690, 800, 190, ink.teal, { rx: 60 }),
    rect(150, 720, 150, 180, '#3f7880', { rx: 50 }),
    rect(900, 720, 150, 180, '#3f7880', { rx: 50 }),
  );
  cast(c, [
    [
      420,
      930,
      400,
      { pose: 'sitFront', view: 'back', skin: skins[3], style: 'short', top: ink.gold, bottom: ink.indigo },
    ],
    [
      600,
      920,
      280,
      {
        pose: 'floorRaise',
        view: 'back',
        skin: skins[2],
        style: 'puffs',
        top: ink.coral,
        bottom: ink.deep,
        age: 'child',
      },
    ],
    [
      770,
      930,
      400,
      { pose: 'sitFront', view: 'back', skin: skins[0], style: 'long', top: ink.plum, bottom: ink.indigo },
    ],
  ]);
  c.add(rect(250, 800, 700, 110, '#4f8f96', { rx: 40 }));
};
