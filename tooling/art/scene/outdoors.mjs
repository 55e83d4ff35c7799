import { ink } from '../pen/colour.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { birds, clouds, rays, sky, stars, sun } from '../land/sky.mjs';
import { grass, heron, hill, pine, sailboat, susans, tree, water } from '../land/ground.mjs';
import { guitar } from '../thing/music.mjs';
import { mug, table } from '../thing/table.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/** Women of several generations sit by a lake at sunrise, wrapped in blankets and talking. @param {Canvas} c */
export const womensRetreat = (c) => {
  sky(c, 'dawn');
  sun(c, 820, 400, 90);
  hill(
    c,
    [
      [0, 400],
      [300, 330],
      [640, 400],
      [1000, 350],
      [1330, 410],
      [1600, 340],
    ],
    '#8d86b4',
  );
  hill(
    c,
    [
      [0, 450],
      [420, 420],
      [900, 452],
      [1600, 420],
    ],
    '#6f7ba0',
  );
  water(c, 450, '#f3c9a5', '#7f9fb0', 820);
  for (const [x = 0, s = 1] of [
    [90, 1.4],
    [220, 1.1],
    [1420, 1.2],
    [1540, 1.5],
  ])
    pine(c, x, 620, s, '#3f5a55');
  hill(
    c,
    [
      [0, 700],
      [500, 672],
      [1100, 680],
      [1600, 710],
    ],
    '#a3ad7c',
  );
  heron(c, 1370, 716, 0.9);
  const wrapped = (
    /** @type {number} */ x,
    /** @type {string} */ colour,
    /** @type {import('../people/person.mjs').Looks} */ looks,
  ) =>
    c.add(
      person(x, 850, 360, { pose: 'floorHold', top: colour, bottom: colour, ...looks }),
      path(`M${x - 92} 856q-8-110 54-140h76q62 30 54 140q-92 22-184 0z`, colour),
      path(`M${x - 92} 856q-8-110 54-140l40 144q-50 4-94-4z`, '#1b1a2e', { opacity: 0.12 }),
    );
  wrapped(430, ink.plum, { skin: skins[1], style: 'wrap', cloth: ink.gold });
  wrapped(690, ink.teal, { skin: skins[5], style: 'curls', hair: '#d9d2cc', glasses: true });
  wrapped(940, ink.clay, { skin: skins[3], style: 'long' });
  wrapped(1180, ink.dusk, { skin: skins[0], style: 'afro' });
  c.add(mug(560, 866, ink.cream), mug(812, 872, ink.gold), mug(1062, 868, ink.cream));
  grass(c, 866, '#71854f', 50);
};

/** A woman rises from the water of the Chesapeake Bay between two pastors while friends cheer. @param {Canvas} c */
export const harborBaptism = (c) => {
  sky(c, 'noon');
  sun(c, 1180, 170, 80);
  clouds(c, [
    [300, 140, 1.3],
    [760, 100, 0.8],
  ]);
  birds(c, [
    [560, 220, 1.2],
    [630, 190, 0.8],
    [940, 160, 0.7],
  ]);
  hill(
    c,
    [
      [0, 400],
      [500, 380],
      [1000, 396],
      [1600, 372],
    ],
    '#8fb4a4',
  );
  water(c, 410, '#8fc5c8', '#3f7f8f', 800);
  sailboat(c, 300, 470, 0.9);
  sailboat(c, 1330, 456, 0.7, ink.blush);
  c.add(
    person(620, 800, 400, {
      pose: 'reach',
      skin: skins[0],
      style: 'crop',
      top: '#fbf7f0',
      wear: 'robe',
      trim: 'stole',
      trimColour: ink.gold,
    }),
    person(980, 800, 396, {
      pose: 'reach',
      skin: skins[4],
      style: 'balding',
      hair: '#c9c0bb',
      top: '#fbf7f0',
      wear: 'robe',
      flip: true,
      beard: '#c9c0bb',
    }),
    person(800, 790, 400, { pose: 'raise', skin: skins[2], style: 'long', top: '#fffaf0', wear: 'robe' }),
  );
  c.add(
    path(
      'M0 700q100-26 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0V900H0z',
      c.linear([
        [0, '#58a0ab', 0.92],
        [1, '#2d5f70'],
      ]),
    ),
    stroke('M520 716q50-16 100 0M740 724q60-18 120 0M960 716q50-16 100 0', '#eaf6f2', 6),
  );
  const cheer = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[3], style: 'bun', top: ink.coral },
    { skin: skins[1], style: 'afro', top: ink.gold },
    { skin: skins[5], style: 'cap', cloth: ink.indigo, top: ink.sage },
    { skin: skins[0], style: 'wrap', cloth: ink.clay, top: ink.plum },
  ]);
  c.add(
    ellipse(100, 930, 420, 130, '#e8cf9d'),
    ellipse(1500, 930, 420, 130, '#e8cf9d'),
    cheer.map((look, i) =>
      person([110, 270, 1330, 1490][i] ?? 0, 880, 300, {
        pose: i % 2 ? 'raiseWide' : 'clap',
        bottom: ink.indigo,
        ...look,
      }),
    ),
  );
};

/** Men with packs cross a footbridge above a wooded Maryland river. @param {Canvas} c */
export const mensTrailHike = (c) => {
  sky(c, 'morning');
  sun(c, 420, 190, 76);
  clouds(c, [
    [980, 130, 1.1],
    [1340, 180, 0.8],
  ]);
  hill(
    c,
    [
      [0, 420],
      [300, 300],
      [700, 400],
      [1100, 290],
      [1600, 400],
    ],
    '#a9bf9c',
  );
  hill(
    c,
    [
      [0, 520],
      [400, 430],
      [800, 500],
      [1200, 420],
      [1600, 500],
    ],
    '#84a276',
  );
  for (const [x = 0, y = 0, s = 1] of [
    [60, 600, 1.5],
    [190, 580, 1.2],
    [330, 600, 1.4],
    [1260, 590, 1.4],
    [1400, 600, 1.6],
    [1530, 590, 1.3],
    [470, 560, 0.9],
    [1120, 560, 0.9],
  ])
    pine(c, x, y, s, x % 4 ? '#4d6b4c' : '#5f7d55');
  c.add(
    path(
      'M620 520Q760 640 560 900H1120Q880 640 900 520z',
      c.linear([
        [0, '#bfdcdc'],
        [1, '#5f9aa6'],
      ]),
    ),
    stroke('M700 640q60-14 120 0M660 760q90-18 180 0M760 850q70-14 140 0', '#f3fbf7', 5, { opacity: 0.8 }),
  );
  hill(
    c,
    [
      [0, 640],
      [260, 640],
      [430, 700],
      [520, 820],
      [560, 900],
    ],
    '#6d8a55',
  );
  c.add(path('M1600 640H1340Q1180 690 1100 820L1060 900H1600z', '#6d8a55'));
  const rail = 'M250 560Q800 650 1350 560';
  c.add(
    path('M230 690Q800 790 1370 690v34Q800 826 230 724z', ink.wood),
    stroke('M230 690Q800 790 1370 690', '#b98355', 12),
  );
  const men = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[1], style: 'cap', cloth: ink.clay, top: ink.teal },
    { skin: skins[4], style: 'hat', top: ink.gold, beard: '#8a5a3c' },
    { skin: skins[0], style: 'crop', top: ink.clay },
    { skin: skins[3], style: 'short', top: ink.dusk },
  ]);
  const pack = group(
    { transform: 'translate(-24 -126)' },
    rect(-18, -22, 34, 58, ink.forest, { rx: 12 }),
    rect(-20, 8, 24, 22, ink.moss, { rx: 7 }),
    rect(-16, -36, 30, 14, ink.honey, { rx: 7 }),
  );
  c.add(
    men.map((look, i) =>
      person(440 + i * 240, 716 + Math.round(34 * Math.sin((Math.PI * (i + 0.6)) / 4.2)), 290, {
        pose: i === 3 ? 'point' : 'walk',
        bottom: '#4a4340',
        wear: i % 2 ? 'shorts' : 'trousers',
        held: pack,
        ...look,
      }),
    ),
  );
  c.add(
    stroke(rail, ink.cocoa, 9),
    stroke(
      Array.from({ length: 12 }, (_, i) => {
        const t = i / 11;
        const x = 250 + 1100 * t;
        const y = 560 + 180 * t * (1 - t);
        return `M${Math.round(x)} ${Math.round(y)}v140`;
      }).join(''),
      ink.cocoa,
      7,
      { opacity: 0.75 },
    ),
  );
  susans(c, [
    [90, 830, 1],
    [170, 850, 0.8],
    [1450, 836, 0.9],
    [1530, 850, 1],
  ]);
};

/** Young people with backpacks gather around a campfire beneath a sky full of stars. @param {Canvas} c */
export const youthRetreat = (c) => {
  sky(c, 'night');
  stars(c, 90, 470);
  c.add(circle(1240, 150, 56, '#fdf1cf'), circle(1264, 138, 50, '#25235f'));
  hill(
    c,
    [
      [0, 520],
      [340, 420],
      [760, 500],
      [1180, 410],
      [1600, 500],
    ],
    '#1f2350',
  );
  for (const [x = 0, s = 1] of [
    [70, 1.7],
    [210, 1.3],
    [360, 1.5],
    [1250, 1.5],
    [1400, 1.8],
    [1530, 1.4],
  ])
    pine(c, x, 660, s, '#151b3a');
  hill(
    c,
    [
      [0, 670],
      [700, 640],
      [1600, 676],
    ],
    '#2a2f4f',
  );
  c.add(
    circle(
      800,
      740,
      460,
      c.radial([
        [0, '#ffb95a', 0.75],
        [0.5, '#f08a3c', 0.28],
        [1, '#f08a3c', 0],
      ]),
    ),
  );
  c.add(
    path('M1130 700L1270 470L1410 700z', ink.clay),
    path('M1270 470L1410 700h-96z', '#8d3f22'),
    path('M1240 700L1270 560L1300 700z', '#2a1c3e'),
  );
  const around = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[1], style: 'afro', top: ink.teal },
    { skin: skins[4], style: 'bob', hair: '#b9773c', top: ink.coral },
    { skin: skins[5], style: 'cap', cloth: ink.gold, top: ink.sage },
    { skin: skins[2], style: 'braids', top: ink.gold },
  ]);
  c.add(
    person(620, 740, 300, {
      pose: 'sit',
      bottom: '#241f49',
      age: 'teen',
      skin: skins[0],
      style: 'crop',
      top: ink.dusk,
    }),
    person(980, 740, 300, {
      pose: 'sit',
      bottom: '#241f49',
      age: 'teen',
      flip: true,
      skin: skins[3],
      style: 'long',
      top: ink.rose,
      glasses: true,
    }),
    rect(560, 690, 110, 36, '#5f3f33', { rx: 16 }),
    rect(930, 690, 110, 36, '#5f3f33', { rx: 16 }),
  );
  c.add(
    person(800, 720, 250, {
      pose: 'strum',
      skin: skins[2],
      style: 'short',
      top: ink.butter,
      bottom: '#241f49',
      age: 'teen',
      held: guitar(),
    }),
  );
  c.add(
    stroke('M730 850L870 800M730 800L870 850', '#4a2c20', 22),
    path('M800 850q-84-40-46-110q10 26 26 24q-8-60 36-92q0 46 34 70q16-6 14-26q54 84-64 134z', '#f08a3c'),
    path('M800 846q-44-26-22-66q14 14 22 8q-2-30 16-46q4 30 20 42q22 38-36 62z', '#ffd36e'),
  );
  c.add(
    around.map((look, i) =>
      person([330, 520, 1090, 1280][i] ?? 0, 890, 330, {
        pose: 'floor',
        view: 'back',
        age: 'teen',
        bottom: '#1f1a40',
        ...look,
      }),
    ),
  );
};

/** A nurse checks the blood pressure of an older man at an outdoor stand while children watch. @param {Canvas} c */
export const healthFair = (c) => {
  sky(c, 'noon');
  clouds(c, [
    [220, 130, 1.2],
    [1330, 110, 1.3],
  ]);
  tree(c, 170, 690, 1.7, ink.moss);
  tree(c, 1460, 690, 1.8, ink.sage);
  hill(
    c,
    [
      [0, 670],
      [800, 650],
      [1600, 672],
    ],
    '#b3c48b',
  );
  c.add(rect(470, 300, 14, 420, ink.cocoa), rect(1116, 300, 14, 420, ink.cocoa));
  const stripes = Array.from({ length: 8 }, (_, i) =>
    path(
      `M${400 + i * 100} 330l${i < 4 ? 30 : 20} -120h100l${i < 4 ? -30 : -20} 120q-50 46-100 0z`.replace(
        /-30 120|-20 120/,
        '-20 120',
      ),
      i % 2 ? '#fffaf0' : ink.coral,
    ),
  );
  c.add(stripes, rect(410, 196, 800, 22, ink.clay, { rx: 10 }));
  c.add(circle(800, 420, 60, '#fffaf0'), path('M800 452q-60-36-36-64q20-16 36 10q16-26 36-10q24 28-36 64z', ink.clay));
  c.add(
    person(640, 790, 380, {
      pose: 'reach',
      skin: skins[2],
      style: 'bun',
      top: ink.teal,
      bottom: ink.deep,
      trim: 'collar',
      trimColour: '#fffaf0',
    }),
    person(930, 800, 370, {
      pose: 'sit',
      skin: skins[0],
      style: 'balding',
      hair: '#d9d2cc',
      top: ink.gold,
      bottom: '#4a4340',
      flip: true,
      glasses: true,
      bend: {
        armF: [
          [34, -96],
          [66, -92],
        ],
      },
    }),
    rect(880, 700, 110, 100, ink.wood, { rx: 10 }),
    rect(842, 612, 40, 30, ink.indigo, { rx: 8 }),
    table(640, 730, 240, 130, '#fffaf0'),
    person(1180, 820, 230, {
      pose: 'clasp',
      skin: skins[1],
      style: 'puffs',
      top: ink.coral,
      wear: 'dress',
      age: 'child',
    }),
    person(1290, 826, 250, {
      pose: 'stand',
      skin: skins[4],
      style: 'crop',
      hair: '#b9773c',
      top: ink.dusk,
      bottom: ink.cocoa,
      wear: 'shorts',
      age: 'child',
    }),
    person(360, 820, 350, {
      pose: 'walkHand',
      skin: skins[5],
      style: 'long',
      hair: '#b9773c',
      top: ink.rose,
      wear: 'dress',
    }),
  );
  susans(c, [
    [80, 820, 1],
    [1500, 826, 1],
  ]);
  grass(c, 850, '#8aa565', 50);
};

/** The sun rises behind a lone tree on a hill above the bay: for an event without a picture of its own. @param {Canvas} c */
export const eventDefault = (c) => {
  sky(c, 'dawn');
  sun(c, 800, 470, 110);
  rays(c, 800, 470, 9);
  clouds(c, [
    [330, 190, 1.1],
    [1250, 150, 1.2],
  ]);
  hill(
    c,
    [
      [0, 520],
      [500, 480],
      [1100, 520],
      [1600, 470],
    ],
    '#a79cc0',
  );
  water(c, 530, '#f2c8a2', '#86a8b4', 800);
  sailboat(c, 1150, 600, 0.8);
  hill(
    c,
    [
      [0, 780],
      [420, 690],
      [820, 740],
      [1240, 720],
      [1600, 790],
    ],
    '#8fa870',
  );
  tree(c, 420, 712, 1.4, ink.moss);
  susans(c, [
    [980, 790, 1.1],
    [1060, 810, 0.9],
    [1130, 796, 1.2],
    [1210, 812, 0.9],
    [560, 800, 0.8],
  ]);
  grass(c, 830, '#71854f', 60);
};
