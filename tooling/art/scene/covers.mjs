import { darker, ink } from '../pen/colour.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { birds, clouds, rays, sky, stars, sun } from '../land/sky.mjs';
import { grass, hill, sailboat, sheep, susans, tree, water } from '../land/ground.mjs';
import { rowhouses } from '../place/street.mjs';
import { lectern } from '../thing/music.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/** The sun rises over the Chesapeake Bay behind a lone sailboat. @param {Canvas} c */
export const lightFromTheEast = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#4a4389'],
        [0.45, '#d8838a'],
        [0.62, '#f7c98c'],
        [1, '#fbe3b3'],
      ]),
    ),
  );
  c.add(
    circle(800, 540, 560, '#f9d79a', { opacity: 0.22 }),
    circle(800, 540, 400, '#fbe0a6', { opacity: 0.3 }),
    circle(800, 540, 260, '#fdebbd', { opacity: 0.5 }),
    circle(800, 540, 150, ink.honey),
  );
  water(c, 540, '#e9a27f', '#39367e', 800);
  sailboat(c, 800, 640, 1.9);
  birds(c, [
    [420, 250, 1.4],
    [520, 210, 1],
    [1160, 270, 1.1],
  ]);
};

/** A clay jar stands beside a stone well at noon. @param {Canvas} c */
export const theWell = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#8fc3c9'],
        [0.6, '#f3e3bd'],
        [1, '#f0cf95'],
      ]),
    ),
  );
  sun(c, 800, 150, 96);
  hill(
    c,
    [
      [0, 520],
      [500, 450],
      [1000, 520],
      [1600, 440],
    ],
    '#e3bb7d',
  );
  hill(
    c,
    [
      [0, 640],
      [800, 610],
      [1600, 650],
    ],
    '#d6a065',
  );
  const stones = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 7 }, (_, i) =>
      rect(
        560 + i * 70 - (row % 2) * 34,
        600 + row * 50,
        66,
        46,
        ['#b7a391', '#a5907f', '#c4b29f'][(i + row) % 3] ?? '#b7a391',
        { rx: 10 },
      ),
    ),
  );
  c.add(
    ellipse(800, 806, 320, 40, darker('#d6a065', 0.25)),
    rect(560, 600, 470, 200, '#8d7a6b', { rx: 20 }),
    stones,
    ellipse(794, 600, 250, 46, '#c4b29f'),
    ellipse(794, 600, 196, 32, '#2d5f70'),
    ellipse(760, 600, 60, 8, '#8fc5c8'),
  );
  c.add(
    rect(590, 300, 24, 300, ink.wood),
    rect(976, 300, 24, 300, ink.wood),
    path('M540 316L800 190L1060 316z', ink.clay),
    stroke('M800 316v196', ink.cocoa, 6),
    path('M770 512h60l-8 54h-44z', ink.tan),
  );
  c.add(
    path('M1150 820q-70-60-50-150q10-36 34-46v-30h64v30q24 10 34 46q20 90-50 150z', '#c2683c'),
    path('M1126 594h80v18h-80z', '#a5522b'),
    stroke('M1108 690q58 24 116 0', ink.honey, 8),
    stroke('M1132 640q-44 10-36 60', '#a5522b', 12),
    ellipse(1166, 824, 90, 14, '#7a4d35', { opacity: 0.4 }),
  );
};

/** A small boat on high waves, and a path of light across the water. @param {Canvas} c */
export const walkingOnWater = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#1b1a45'],
        [0.6, '#3c4f86'],
        [1, '#2d5f70'],
      ]),
    ),
  );
  c.add(
    circle(
      1000,
      220,
      420,
      c.radial([
        [0, '#fff3cf', 0.8],
        [1, '#fff3cf', 0],
      ]),
    ),
    circle(1000, 220, 70, '#fdf1cf'),
  );
  const wave = (
    /** @type {number} */ y,
    /** @type {number} */ h,
    /** @type {string} */ fill,
    /** @type {number} */ dx,
  ) => path(`M${-200 + dx} ${y}${`q100-${h} 200 0t200 0`.repeat(5)}V900H-200z`, fill);
  c.add(
    wave(470, 130, '#41649a', 40),
    group(
      { transform: 'translate(470 470)rotate(-13)' },
      path('M-130 0h260q-24 66-76 66H-56q-50 0-74-66z', ink.clay),
      stroke('M0 0v-210', ink.cocoa, 9),
      path('M10-204Q130-120 104-14H10z', ink.cream),
    ),
    wave(560, 140, '#335a86', -60),
  );
  c.add(
    path(
      'M960 330L800 900H1240L1040 330z',
      c.linear([
        [0, '#fff3cf', 0.75],
        [1, '#fff3cf', 0.1],
      ]),
    ),
    person(1000, 640, 300, {
      pose: 'open',
      skin: skins[2],
      style: 'long',
      top: '#fffaf0',
      wear: 'robe',
      beard: '#2b1d1f',
    }),
    wave(
      690,
      120,
      c.linear([
        [0, '#2b5079', 0.94],
        [1, '#1b2a55'],
      ]),
      20,
    ),
    stroke('M880 676q60-24 120 0t120 0', '#fff3cf', 6, { opacity: 0.8 }),
  );
};

/** Birds rest in a wide tree that grew from one small seed. @param {Canvas} c */
export const mustardSeed = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f8e5b6'],
        [1, '#fbf3df'],
      ]),
    ),
    circle(800, 380, 400, '#f6d287', { opacity: 0.6 }),
  );
  hill(
    c,
    [
      [0, 740],
      [800, 700],
      [1600, 740],
    ],
    '#a6b176',
  );
  c.add(
    path(
      'M760 720Q790 560 760 420Q740 360 660 320L690 306Q770 350 792 400Q800 330 780 240h36Q826 340 822 400Q850 340 930 300L950 320Q860 370 850 440Q826 560 850 720z',
      '#6b4632',
    ),
  );
  const leaf = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    /** @type {string} */ fill,
  ) => circle(x, y, r, fill);
  c.add(
    leaf(560, 330, 120, '#7c9459'),
    leaf(1040, 320, 126, '#7c9459'),
    leaf(680, 220, 130, '#8ea765'),
    leaf(920, 210, 134, '#8ea765'),
    leaf(800, 140, 110, '#9fb672'),
    leaf(800, 260, 90, '#93ab69'),
    leaf(470, 390, 70, '#8ea765'),
    leaf(1130, 390, 74, '#8ea765'),
  );
  c.add(
    Array.from({ length: 46 }, (_, i) =>
      circle(460 + ((i * 197) % 690), 90 + ((i * 131) % 330), 7, ink.gold, { opacity: 0.9 }),
    ),
  );
  const bird = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ fill,
    /** @type {number} */ flip,
  ) =>
    group(
      { transform: `translate(${x} ${y})scale(${flip} 1)` },
      path('M-34 6Q-30-30 6-30Q30-30 34-10L52-4L34 0Q24 24-6 22L-52 34z', fill),
      path('M-14-6Q10-8 14 12Q-6 20-24 10z', darker(fill, 0.2)),
      circle(24, -16, 3.4, '#1b1a2e'),
      path('M40-10l18 4l-16 6z', ink.gold),
    );
  c.add(
    bird(640, 306, ink.indigo, 1),
    bird(960, 296, ink.clay, -1),
    bird(790, 206, ink.teal, 1),
    bird(1090, 360, ink.plum, -1),
  );
  c.add(
    path('M520 740q280 60 560 0q-60 70-280 70t-280-70z', '#7a5a3d'),
    circle(800, 778, 11, ink.honey),
    circle(800, 778, 26, ink.honey, { opacity: 0.3 }),
  );
};

/** A shepherd leads sheep beside still water through a green valley. @param {Canvas} c */
export const psalm23 = (c) => {
  sky(c, 'morning');
  sun(c, 1060, 240, 84);
  clouds(c, [
    [330, 150, 1.2],
    [1380, 140, 0.9],
  ]);
  hill(
    c,
    [
      [0, 400],
      [300, 280],
      [700, 420],
      [1100, 330],
      [1600, 250],
    ],
    '#9fb795',
  );
  hill(
    c,
    [
      [0, 330],
      [260, 420],
      [700, 510],
      [1100, 500],
      [1600, 420],
    ],
    '#86a673',
  );
  c.add(
    path(
      'M1600 560Q1180 560 900 660Q640 760 620 900H1600z',
      c.linear([
        [0, '#cfe6e0'],
        [1, '#6ba3ad'],
      ]),
    ),
    stroke('M1180 640h160M1040 720h220M900 810h260', '#f6fbf6', 6, { opacity: 0.8 }),
  );
  c.add(path('M0 560Q500 560 900 660Q640 760 620 900H0z', '#76985f'));
  tree(c, 150, 640, 1.7, ink.moss);
  c.add(
    person(640, 690, 330, {
      pose: 'walk',
      skin: skins[2],
      style: 'veil',
      cloth: ink.clay,
      top: ink.cream,
      wear: 'robe',
      beard: '#2b1d1f',
      held: stroke('M34-4V-186q0-26-22-22', ink.cocoa, 6),
    }),
  );
  sheep(c, 470, 740, 1.15);
  sheep(c, 330, 800, 1.3);
  sheep(c, 540, 830, 1.1);
  sheep(c, 210, 720, 0.95);
  susans(c, [
    [90, 820, 0.9],
    [420, 860, 0.8],
  ]);
};

/** A lamp shines in the window of a rowhouse on a dark street. @param {Canvas} c */
export const lampOnAStand = (c) => {
  sky(c, 'night');
  stars(c, 46, 300);
  rowhouses(c, 780, -60, 1660, { pane: '#2a2656', dim: 'night' });
  const glow = c.radial([
    [0, '#ffe7a8', 0.95],
    [0.4, '#f7bf5f', 0.4],
    [1, '#f7bf5f', 0],
  ]);
  c.add(rect(0, 780, 1600, 120, '#211d45'), circle(800, 480, 520, glow));
  c.add(
    rect(640, 270, 320, 400, '#fffaf0', { rx: 8 }),
    rect(660, 290, 280, 360, '#fbdc8f'),
    stroke('M800 290v360M660 460h280', '#fffaf0', 12),
    rect(610, 668, 380, 28, '#fffaf0', { rx: 6 }),
  );
  c.add(
    circle(800, 540, 150, glow),
    path('M750 640h100l-16-26h-68z', ink.clay),
    rect(790, 560, 20, 60, ink.clay),
    path('M752 500q48-52 96 0l14 62H738z', '#fff6dd'),
    path('M660 290q70 120 0 250zM940 290q-70 120 0 250z', ink.coral, { opacity: 0.85 }),
  );
  c.add(
    path(
      'M640 696L380 900H1220L960 696z',
      c.linear([
        [0, '#f9d27e', 0.55],
        [1, '#f9d27e', 0],
      ]),
    ),
  );
};

/** A vine heavy with grapes winds along a wooden trellis. @param {Canvas} c */
export const theVine = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f7e1b8'],
        [1, '#f3c798'],
      ]),
    ),
    circle(800, 420, 360, '#fbeecb', { opacity: 0.9 }),
  );
  c.add(
    [220, 610, 1000, 1390].map((x) => rect(x - 16, 80, 32, 760, ink.wood)),
    [200, 440, 690].map((y) => rect(60, y, 1480, 24, '#a9744e')),
  );
  c.add(
    stroke('M-20 820Q260 700 330 520T620 320T960 470T1240 280T1640 160', '#6b4632', 26),
    stroke('M620 320Q700 180 860 170M960 470Q1040 640 1200 660M330 520Q420 640 560 640', '#6b4632', 14),
  );
  const leaf = c.symbol(
    path('M0 0Q-60-20-56-70Q-40-66-34-90Q-10-84 0-110Q10-84 34-90Q40-66 56-70Q60-20 0 0z', '#7c9459') +
      stroke('M0 0V-80M0-26L-34-56M0-26L34-56', '#5c7440', 4),
  );
  c.add(
    /** @type {[number, number, number, number][]} */ ([
      [250, 640, 1, -30],
      [400, 470, 1.1, 20],
      [560, 360, 1, -20],
      [720, 340, 1.2, 30],
      [860, 180, 1, 70],
      [900, 430, 1, -10],
      [1060, 430, 1.1, 40],
      [1180, 330, 1, -30],
      [1340, 260, 1.2, 20],
      [1500, 210, 1, -20],
      [1210, 660, 1, 60],
      [580, 640, 0.9, 80],
      [120, 770, 1.1, 10],
      [1080, 620, 0.9, 10],
    ]).map(([x, y, scale, turn]) => c.use(leaf, x, y, { scale, turn })),
  );
  const grapes = c.symbol(
    [
      [-36, 0],
      [0, -6],
      [36, 0],
      [-54, 34],
      [-18, 30],
      [18, 30],
      [54, 34],
      [-36, 66],
      [0, 62],
      [36, 66],
      [-18, 98],
      [18, 98],
      [0, 130],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 23, ['#5b3a72', '#6c4586', '#4c2f63'][i % 3] ?? '#5b3a72') + circle(x - 7, y - 8, 5, '#b9a2d0'),
      )
      .join(''),
  );
  c.add(
    /** @type {[number, number, number][]} */ ([
      [440, 560, 1.1],
      [720, 410, 1.3],
      [1010, 520, 1.2],
      [1250, 360, 1.1],
      [860, 240, 0.8],
      [1220, 720, 0.8],
    ]).map(([x, y, scale]) => c.use(grapes, x, y, { scale })),
  );
};

/** A calm sunrise over the bay beside an open book: for a recording without a cover. @param {Canvas} c */
export const sermonDefault = (c) => {
  sky(c, 'dawn');
  sun(c, 800, 420, 120);
  rays(c, 800, 420, 11);
  hill(
    c,
    [
      [0, 560],
      [500, 500],
      [1100, 560],
      [1600, 500],
    ],
    '#a79cc0',
  );
  hill(
    c,
    [
      [0, 680],
      [600, 640],
      [1200, 690],
      [1600, 650],
    ],
    '#7c86a8',
  );
  c.add(
    path('M300 860Q560 760 800 840Q1040 760 1300 860V900H300z', ink.clay),
    path('M320 840Q570 730 800 820V690Q570 600 320 710z', '#fffaf0'),
    path('M1280 840Q1030 730 800 820V690Q1030 600 1280 710z', '#f6ead8'),
    stroke('M400 740q180-60 330 0M400 784q180-60 330 0M870 740q170-60 330 0M870 784q170-60 330 0', '#d8c4a4', 7),
  );
};

/** A preacher at a lectern beside tall windows, with room in the middle for a play button. @param {Canvas} c */
export const videoPoster = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#2c2a6b'],
        [0.6, '#6a4a78'],
        [1, '#b4684f'],
      ]),
    ),
  );
  const pane = c.linear([
    [0, '#f9d993'],
    [1, '#e8a56f'],
  ]);
  for (const x of [120, 360, 1240, 1480])
    c.add(
      path(`M${x - 74} 620V190a74 74 0 0 1 148 0v430z`, '#1f1d4f'),
      path(`M${x - 60} 606V192a60 60 0 0 1 120 0v414z`, pane),
      stroke(`M${x} 134v472M${x - 60} 330h120M${x - 60} 470h120`, '#1f1d4f', 7),
    );
  c.add(
    circle(
      800,
      380,
      420,
      c.radial([
        [0, '#ffe3a6', 0.55],
        [1, '#ffe3a6', 0],
      ]),
    ),
    rect(0, 700, 1600, 200, '#3a2448'),
    rect(0, 700, 1600, 10, '#e0a02f', { opacity: 0.5 }),
  );
  c.add(
    person(1010, 760, 500, {
      pose: 'lectern',
      skin: skins[1],
      style: 'crop',
      top: ink.indigo,
      bottom: '#1b1a2e',
      trim: 'jacket',
      trimColour: '#fffaf0',
      beard: '#2b1d1f',
      flip: true,
    }),
    lectern(1000, 800, 1.35),
  );
  c.add(
    [120, 300, 480, 660].map((x, i) =>
      person(x, 1040, 420, {
        view: 'back',
        pose: 'stand',
        skin: '#3d2b52',
        hair: '#1b1638',
        style: /** @type {const} */ (['afro', 'bob', 'short', 'wrap'])[i],
        top: '#2a2048',
        cloth: '#43305e',
      }),
    ),
  );
};

/** A lost sheep at a signpost on a hill in the evening; a shepherd comes with a lantern. @param {Canvas} c */
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

/** The church's mark: a rising sun above the bay, on indigo. @param {Canvas} c */
export const favicon = (c) => {
  c.add(
    rect(0, 0, 64, 64, ink.indigo, { rx: 14 }),
    path('M17 38a15 15 0 0 1 30 0z', ink.gold),
    stroke('M32 11v7M14 19l5 5M50 19l-5 5M8 35h5M51 35h5', ink.honey, 4),
    stroke('M10 46q5.5-5 11 0t11 0t11 0t11 0M18 55q5-4.500 9.500 0t9.500 0t9.500 0', ink.cream, 4),
  );
};
