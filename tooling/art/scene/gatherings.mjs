import { ink } from '../pen/colour.mjs';
import { circle, ellipse, group, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { boards, hall } from '../place/hall.mjs';
import { stringLights } from '../place/street.mjs';
import { drum, guitar, microphone, piano, tambourine } from '../thing/music.mjs';
import {
  basket,
  book,
  bread,
  candle,
  corn,
  jarOfFlowers,
  mug,
  pancakes,
  pumpkin,
  table,
  teapot,
} from '../thing/table.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/** Neighbors of all ages share pancakes and coffee at a long table in morning light. @param {Canvas} c */
export const communityBreakfast = (c) => {
  hall(c, { wall: '#fbeccb', low: '#f3cf9c', floor: '#c68a5b', light: 0.7, line: 600 });
  boards(c, 600, '#7a4d35');
  c.add(
    person(360, 668, 300, {
      pose: 'clasp',
      skin: skins[3],
      style: 'curls',
      hair: '#c9c0bb',
      top: ink.teal,
      glasses: true,
    }),
    person(540, 664, 300, { pose: 'wave', skin: skins[0], style: 'afro', top: ink.gold }),
    person(700, 668, 220, {
      pose: 'raise',
      skin: skins[4],
      style: 'puffs',
      hair: '#8a5a3c',
      top: ink.rose,
      age: 'child',
    }),
    person(860, 664, 304, {
      pose: 'hold',
      skin: skins[2],
      style: 'short',
      top: ink.clay,
      beard: '#2b1d1f',
      trim: 'apron',
      trimColour: ink.cream,
    }),
    person(1040, 666, 296, { pose: 'heart', skin: skins[5], style: 'bob', hair: '#b9773c', top: ink.dusk }),
    person(1220, 668, 300, { pose: 'hips', skin: skins[1], style: 'cap', cloth: ink.forest, top: ink.sage }),
    table(800, 640, 1180, 230),
    pancakes(340, 630),
    mug(450, 630, ink.teal),
    jarOfFlowers(560, 632, 1.1),
    pancakes(690, 630),
    mug(800, 630),
    pancakes(930, 630),
    mug(1040, 630, ink.gold),
    basket(1160, 634, 0.9),
    mug(1290, 630, ink.plum),
  );
};

/** Men stand in a circle with heads bowed, mugs of coffee steaming around an open Bible. @param {Canvas} c */
export const mensPrayerBreakfast = (c) => {
  hall(c, {
    wall: '#5b557f',
    low: '#c08a78',
    floor: '#6d4a45',
    pane: '#fbd9a0',
    light: 0.4,
    line: 560,
    windows: [800],
  });
  c.add(ellipse(800, 760, 620, 150, '#8a5a4a'), ellipse(800, 752, 590, 136, '#a36d54'));
  const men = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[1], style: 'crop', top: ink.indigo, beard: '#2b1d1f' },
    { skin: skins[4], style: 'balding', hair: '#c9c0bb', top: ink.sage, glasses: true },
    { skin: skins[2], style: 'short', top: ink.clay },
    { skin: skins[0], style: 'bald', top: ink.gold },
    { skin: skins[5], style: 'cap', cloth: ink.deep, top: ink.teal, beard: '#8a5a3c' },
  ]);
  c.add(
    men.map((looks, i) =>
      person(400 + i * 200, 690 - Math.round(44 * Math.sin((Math.PI * i) / 4)), 320, {
        pose: 'clasp',
        bottom: '#3a3146',
        ...looks,
        bend: { tilt: i < 2 ? 14 : i > 2 ? -14 : 6 },
      }),
    ),
  );
  c.add(
    ellipse(800, 742, 420, 84, '#c98a5c'),
    ellipse(800, 734, 420, 80, '#dba374'),
    mug(560, 740, ink.cream),
    mug(700, 764, ink.teal),
    book(800, 752, 1.1, ink.indigo),
    mug(910, 762, ink.clay),
    mug(1040, 740, ink.gold),
    bread(620, 722, 0.7),
    bread(980, 720, 0.7),
  );
};

/** Children dance with ribbons, tambourines and a small drum. @param {Canvas} c */
export const kidsPraiseParty = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f9d7a6'],
        [0.7, '#f7e7c4'],
        [1, '#f3cf9c'],
      ]),
    ),
    ellipse(800, 940, 1000, 260, '#d99a6c'),
  );
  const flags = Array.from({ length: 16 }, (_, i) =>
    path(
      `M${i * 104 - 20} ${70 + Math.round(46 * Math.sin(i / 2.4))}h64l-32 74z`,
      [ink.clay, ink.gold, ink.teal, ink.dusk, ink.rose, ink.sage][i % 6] ?? ink.gold,
    ),
  );
  c.add(
    flags,
    circle(
      800,
      400,
      330,
      c.radial([
        [0, '#fffaf0', 0.9],
        [1, '#fffaf0', 0],
      ]),
    ),
  );
  const ribbon = (/** @type {string} */ colour, /** @type {string} */ line) =>
    stroke(line, colour, 16, { opacity: 0.9 });
  c.add(
    ribbon(ink.coral, 'M330 400q90-180 210-60t190-90'),
    ribbon(ink.teal, 'M1010 330q120 90 200-40t190 60'),
    ribbon(ink.gold, 'M700 240q60-110 140-30t120-70'),
  );
  c.add(
    person(320, 800, 330, { pose: 'jump', skin: skins[1], style: 'puffs', top: ink.gold, wear: 'dress', age: 'child' }),
    person(560, 830, 320, {
      pose: 'raiseOne',
      skin: skins[4],
      style: 'bob',
      hair: '#b9773c',
      top: ink.teal,
      bottom: ink.indigo,
      wear: 'skirt',
      age: 'child',
      held: tambourine(ink.clay),
    }),
    person(800, 810, 340, {
      pose: 'jump',
      skin: skins[0],
      style: 'crop',
      top: ink.clay,
      bottom: ink.deep,
      wear: 'shorts',
      age: 'child',
    }),
    person(1030, 834, 310, {
      pose: 'raiseWide',
      skin: skins[3],
      style: 'pony',
      top: ink.rose,
      bottom: ink.plum,
      age: 'child',
    }),
    person(1270, 806, 330, {
      pose: 'run',
      skin: skins[5],
      style: 'curls',
      hair: '#c98a5e',
      top: ink.sage,
      bottom: ink.cocoa,
      wear: 'shorts',
      age: 'child',
      flip: true,
    }),
    drum(700, 880, 1.1),
    drum(930, 884, 0.9, ink.teal),
  );
};

/** Teenagers laugh on couches under string lights while one of them plays guitar. @param {Canvas} c */
export const youthNight = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#231f52'],
        [0.7, '#4d3f7c'],
        [1, '#7a4f6e'],
      ]),
    ),
    rect(0, 690, 1600, 210, '#5a3f52'),
    ellipse(800, 800, 640, 110, '#b4532a', { opacity: 0.75 }),
    ellipse(800, 800, 520, 84, '#c96f43', { opacity: 0.8 }),
  );
  stringLights(c, -40, 90, 820, 70, 80);
  stringLights(c, 780, 70, 1640, 120, 90);
  stringLights(c, -40, 240, 1640, 210, 90);
  const couch = (/** @type {number} */ x, /** @type {string} */ colour) =>
    rect(x, 560, 460, 150, colour, { rx: 44 }) +
    rect(x - 30, 620, 80, 140, colour, { rx: 34 }) +
    rect(x + 410, 620, 80, 140, colour, { rx: 34 }) +
    rect(x + 20, 680, 420, 70, colour, { rx: 24, opacity: 0.9 }) +
    rect(x + 20, 672, 420, 20, '#fff4e2', { rx: 10, opacity: 0.14 });
  c.add(couch(130, ink.teal), couch(1010, '#6c5fa8'));
  c.add(
    person(270, 752, 340, {
      pose: 'sitFront',
      skin: skins[2],
      style: 'long',
      top: ink.gold,
      bottom: '#2c2a6b',
      age: 'teen',
    }),
    person(430, 752, 344, {
      pose: 'sitFront',
      skin: skins[5],
      style: 'cap',
      cloth: ink.clay,
      top: ink.sage,
      bottom: ink.deep,
      age: 'teen',
      bend: { tilt: -10 },
    }),
    person(1150, 752, 344, {
      pose: 'sitFront',
      skin: skins[0],
      style: 'afro',
      top: ink.coral,
      bottom: '#2b2547',
      age: 'teen',
      bend: { tilt: 8 },
    }),
    person(1320, 752, 336, {
      pose: 'sitFront',
      skin: skins[3],
      style: 'veil',
      cloth: ink.rose,
      top: ink.cream,
      bottom: ink.plum,
      age: 'teen',
    }),
    person(800, 800, 380, {
      pose: 'strum',
      skin: skins[1],
      style: 'braids',
      top: ink.butter,
      bottom: ink.indigo,
      age: 'teen',
      held: guitar(),
    }),
    person(620, 836, 330, {
      pose: 'floor',
      skin: skins[4],
      style: 'short',
      hair: '#8a5a3c',
      top: ink.clay,
      bottom: ink.indigo,
      age: 'teen',
      glasses: true,
    }),
    person(990, 838, 330, {
      pose: 'floorRaise',
      skin: skins[2],
      style: 'bun',
      top: ink.teal,
      bottom: ink.plum,
      age: 'teen',
    }),
  );
};

/** A choir and a band lead worship under warm lamps, hands lifted across the room. @param {Canvas} c */
export const nightOfWorship = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#1b1847'],
        [0.6, '#4a2f5e'],
        [1, '#7b3d4d'],
      ]),
    ),
  );
  const beam = c.linear([
    [0, '#ffdf9c', 0.75],
    [1, '#ffdf9c', 0],
  ]);
  const lamp = c.radial([
    [0, '#fff1c9', 1],
    [1, '#ffd98a', 0],
  ]);
  for (const x of [260, 530, 800, 1070, 1340])
    c.add(
      path(`M${x - 16} 60h32L${x + 190} 700H${x - 190}z`, beam, { opacity: 0.6 }),
      circle(x, 60, 70, lamp),
      rect(x - 18, 30, 36, 34, '#14122f', { rx: 8 }),
    );
  c.add(rect(280, 590, 1040, 70, '#2a1c3e', { rx: 12 }), rect(280, 590, 1040, 14, '#e0a02f', { rx: 7, opacity: 0.7 }));
  c.add(
    [0, 1, 2, 3, 4].map((i) =>
      person(1010 + i * 66, 596, 230, {
        pose: i % 2 ? 'sing' : 'raise',
        skin: skins[(i * 2 + 1) % 6],
        style: /** @type {const} */ (['wrap', 'short', 'curls', 'crop', 'bob'])[i],
        top: i % 2 ? ink.plum : ink.indigo,
        wear: 'robe',
        trim: 'collar',
        trimColour: ink.honey,
      }),
    ),
  );
  c.add(
    person(380, 596, 250, {
      pose: 'strum',
      skin: skins[4],
      style: 'long',
      hair: '#5f3f33',
      top: ink.teal,
      bottom: '#1b1a2e',
      held: guitar('#c98a5c'),
    }),
    drum(520, 596, 0.9),
    person(520, 566, 230, {
      pose: 'clap',
      skin: skins[0],
      style: 'cap',
      cloth: ink.gold,
      top: ink.clay,
      bottom: '#1b1a2e',
    }),
    microphone(786, 600, 1),
    person(770, 600, 280, { pose: 'raiseOne', skin: skins[1], style: 'afro', top: ink.gold, wear: 'dress' }),
  );
  const shade = ['#181536', '#1f1a40', '#16132f'];
  c.add(
    [90, 260, 430, 610, 800, 980, 1160, 1330, 1500].map((x, i) =>
      person(x, 1010 + (i % 3) * 30, 400, {
        view: 'back',
        pose: /** @type {const} */ (['raise', 'raiseWide', 'raiseOne'])[i % 3],
        skin: '#2c2148',
        hair: '#120f2b',
        style: /** @type {const} */ (['short', 'long', 'afro', 'bun'])[i % 4],
        top: shade[i % 3],
        bottom: '#120f2b',
      }),
    ),
  );
};

/** Couples, young and old, dine by candlelight in a hall hung with lights. @param {Canvas} c */
export const marriageEvening = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#3a2448'],
        [0.6, '#8a4a55'],
        [1, '#c77a5c'],
      ]),
    ),
    rect(0, 700, 1600, 200, '#54323f'),
  );
  stringLights(c, -40, 120, 820, 100, 70);
  stringLights(c, 780, 100, 1640, 120, 70);
  const glow = c.radial([
    [0, '#fff0bf', 0.9],
    [1, '#ffd98a', 0],
  ]);
  const pair = (
    /** @type {number} */ x,
    /** @type {import('../people/person.mjs').Looks} */ a,
    /** @type {import('../people/person.mjs').Looks} */ b,
  ) =>
    c.add(
      person(x - 120, 790, 360, { pose: 'sit', bottom: '#2b2547', ...a }),
      person(x + 120, 790, 356, { pose: 'sit', bottom: '#3d2b45', flip: true, ...b }),
      rect(x - 8, 690, 16, 150, '#3d2721'),
      ellipse(x, 690, 108, 22, '#fff6e6'),
      ellipse(x, 846, 60, 12, '#3d2721'),
      candle(x, 686, glow),
    );
  pair(
    300,
    { skin: skins[0], style: 'short', top: ink.indigo, beard: '#2b1d1f' },
    { skin: skins[1], style: 'bun', top: ink.gold, wear: 'dress' },
  );
  pair(
    800,
    { skin: skins[5], style: 'balding', hair: '#d9d2cc', top: ink.forest, glasses: true },
    { skin: skins[4], style: 'curls', hair: '#d9d2cc', top: ink.rose, wear: 'dress' },
  );
  pair(
    1300,
    { skin: skins[3], style: 'crop', top: ink.clay },
    { skin: skins[2], style: 'long', top: ink.teal, wear: 'dress' },
  );
};

/** A grandmother, a mother and a girl pour tea at a table with black-eyed Susans. @param {Canvas} c */
export const womensTea = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f7d9c9'],
        [1, '#fbeedd'],
      ]),
    ),
    Array.from({ length: 17 }, (_, i) => rect(i * 100, 0, 46, 900, '#f3c6b2', { opacity: 0.5 })),
    rect(0, 720, 1600, 180, '#d29a76'),
  );
  c.add(
    path('M560 520V210a240 240 0 0 1 480 0v310z', '#fffaf0'),
    path('M580 520V212a220 220 0 0 1 440 0v308z', '#bfe0da'),
    path('M580 520v-90q110-70 220-20t220-30v140z', ink.sage),
    stroke('M800 0v520M580 330h440', '#fffaf0', 12),
  );
  c.add(
    person(470, 800, 430, {
      pose: 'give',
      skin: skins[1],
      style: 'wrap',
      cloth: ink.plum,
      hair: '#c9c0bb',
      top: ink.dusk,
      wear: 'dress',
      glasses: true,
    }),
    person(1140, 800, 440, {
      pose: 'reach',
      skin: skins[1],
      style: 'braids',
      top: ink.coral,
      wear: 'dress',
      flip: true,
    }),
    person(800, 764, 360, { pose: 'clap', skin: skins[1], style: 'puffs', top: ink.gold, age: 'child' }),
    table(800, 640, 720, 240, '#fffaf0'),
    teapot(650, 634, ink.teal),
    jarOfFlowers(960, 634, 1.5),
    mug(800, 630, ink.rose),
    mug(1010, 630, ink.teal),
    mug(560, 630, ink.rose),
    bread(880, 632, 0.6),
  );
};

/** Toddlers on a round rug listen to a storyteller with a picture book and a lamb puppet. @param {Canvas} c */
export const kidsStoryMorning = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#cfe3dc'],
        [1, '#f6ead0'],
      ]),
    ),
    rect(0, 640, 1600, 260, '#e3bb8c'),
    ellipse(800, 790, 640, 130, ink.teal),
    ellipse(800, 790, 540, 106, ink.butter),
    ellipse(800, 790, 420, 80, ink.coral, { opacity: 0.75 }),
  );
  const shelf = Array.from({ length: 14 }, (_, i) =>
    rect(
      1150 + i * 24,
      300 - ((i * 13) % 34),
      18,
      110 + ((i * 13) % 34),
      [ink.clay, ink.indigo, ink.gold, ink.sage, ink.plum][i % 5] ?? ink.clay,
    ),
  );
  c.add(
    shelf,
    rect(1130, 410, 380, 16, ink.wood),
    circle(330, 250, 120, '#fff3cf'),
    stroke('M330 130v240M210 250h240', '#cfe3dc', 12),
    circle(330, 250, 120, 'none', { stroke: '#fffaf0', 'stroke-width': 16 }),
  );
  c.add(rect(700, 560, 200, 170, ink.plum, { rx: 60 }));
  c.add(
    person(800, 740, 430, {
      pose: 'sitFront',
      skin: skins[2],
      style: 'afro',
      top: ink.gold,
      bottom: ink.indigo,
      wear: 'skirt',
      bend: {
        armF: [
          [40, -100],
          [62, -128],
        ],
      },
    }),
    book(784, 596, 1.15, ink.clay),
  );
  c.add(
    group(
      { transform: 'translate(938 470)' },
      circle(0, 0, 40, '#fffaf0'),
      circle(-30, 14, 22, '#fffaf0'),
      circle(30, 14, 22, '#fffaf0'),
      ellipse(0, 12, 22, 26, '#3a2f37'),
      circle(-8, 6, 4, '#fff'),
      circle(8, 6, 4, '#fff'),
    ),
  );
  const looks = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[4], style: 'curls', hair: '#b9773c', top: ink.dusk },
    { skin: skins[0], style: 'puffs', top: ink.coral },
    { skin: skins[5], style: 'crop', hair: '#c98a5e', top: ink.moss },
    { skin: skins[3], style: 'bob', top: ink.clay },
    { skin: skins[1], style: 'crop', top: ink.teal },
  ]);
  c.add(
    looks.map((look, i) =>
      person(400 + i * 200, 880 - (i % 2) * 20, 300, {
        pose: i === 1 ? 'floorRaise' : 'floor',
        view: 'back',
        age: 'toddler',
        bottom: ink.indigo,
        ...look,
      }),
    ),
  );
};

/** Families carry baskets of corn, pumpkins and bread toward a sunlit altar. @param {Canvas} c */
export const harvestThanksgiving = (c) => {
  hall(c, { wall: '#f9dfae', low: '#e2a86e', floor: '#9b6243', light: 0.7, line: 620, windows: [420, 800, 1180] });
  c.add(
    circle(
      800,
      330,
      330,
      c.radial([
        [0, '#fff8e3', 1],
        [1, '#fff8e3', 0],
      ]),
    ),
    rect(788, 150, 24, 240, ink.clay, { rx: 6 }),
    rect(726, 214, 148, 24, ink.clay, { rx: 6 }),
  );
  c.add(
    table(800, 610, 560, 150),
    pumpkin(600, 602, 1.1),
    corn(690, 604, 1.1),
    bread(780, 602),
    jarOfFlowers(870, 602),
    pumpkin(960, 602, 0.9),
    corn(1030, 604),
    pumpkin(520, 760, 1.2),
    basket(1080, 770, 1.2),
    corn(1170, 770, 1.2),
    corn(450, 764, 1.2),
  );
  c.add(
    person(250, 850, 370, {
      pose: 'walkCarry',
      skin: skins[1],
      style: 'short',
      top: ink.indigo,
      bottom: '#3a2f37',
      held: group({ transform: 'translate(44 -94)scale(.8)' }, basket(0, 0)),
    }),
    person(380, 856, 230, {
      pose: 'walkHand',
      skin: skins[2],
      style: 'puffs',
      top: ink.coral,
      wear: 'dress',
      age: 'child',
    }),
    person(1350, 850, 366, {
      pose: 'walkCarry',
      skin: skins[4],
      style: 'bob',
      hair: '#8a5a3c',
      top: ink.forest,
      wear: 'dress',
      flip: true,
      held: group({ transform: 'translate(44 -92)scale(.9)' }, pumpkin(0, 0)),
    }),
    person(1220, 858, 226, {
      pose: 'walkCarry',
      skin: skins[5],
      style: 'crop',
      hair: '#b9773c',
      top: ink.gold,
      bottom: ink.deep,
      age: 'child',
      flip: true,
      held: group({ transform: 'translate(42 -94)scale(.6)' }, bread(0, 0)),
    }),
  );
};

/** Readers take their turn at a lectern through the night, an the open Bible under a lamp. @param {Canvas} c */
export const bibleMarathon = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#17153c'],
        [1, '#3d2f62'],
      ]),
    ),
    path(
      'M800 120L340 900H1260z',
      c.linear([
        [0, '#ffe9b0', 0.9],
        [1, '#ffe9b0', 0.06],
      ]),
    ),
    circle(
      800,
      120,
      150,
      c.radial([
        [0, '#fff3cf', 1],
        [1, '#fff3cf', 0],
      ]),
    ),
    path('M740 110q60-70 120 0z', ink.gold),
    stroke('M800 0v76', ink.gold, 6),
  );
  c.add(
    person(800, 640, 300, {
      pose: 'hold',
      skin: skins[2],
      style: 'bun',
      top: ink.teal,
      wear: 'dress',
      glasses: true,
      bend: { tilt: 14 },
    }),
    path('M700 600h200l26 40H674z', '#a9744e'),
    rect(720, 640, 160, 220, ink.wood),
    book(800, 606, 1.7, ink.clay),
  );
  const waiting = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[0], style: 'crop', top: ink.gold },
    { skin: skins[5], style: 'curls', hair: '#c9c0bb', top: ink.rose },
    { skin: skins[3], style: 'long', top: ink.sage },
    { skin: skins[1], style: 'cap', cloth: ink.teal, top: ink.clay },
  ]);
  c.add(
    waiting.map((look, i) =>
      person([200, 400, 1200, 1400][i] ?? 0, 860, 340, { pose: 'sit', bottom: '#241f49', flip: i > 1, ...look }),
    ),
    [200, 400, 1200, 1400].map((x) => rect(x - 60, 790, 110, 20, '#5f3f33', { rx: 8 })),
  );
};

/** A choir in indigo robes sings with a pianist beneath a round window. @param {Canvas} c */
export const choirConcert = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#e9c9b0'],
        [1, '#c98f76'],
      ]),
    ),
    rect(0, 700, 1600, 200, '#6d4138'),
  );
  const petals = Array.from({ length: 12 }, (_, i) =>
    ellipse(0, -110, 34, 62, [ink.gold, ink.coral, ink.teal, ink.dusk][i % 4] ?? ink.gold, {
      transform: `rotate(${i * 30})`,
      opacity: 0.9,
    }),
  );
  c.add(
    circle(
      800,
      230,
      300,
      c.radial([
        [0, '#fff6dd', 0.95],
        [1, '#fff6dd', 0],
      ]),
    ),
    group(
      { transform: 'translate(800 230)' },
      circle(0, 0, 196, '#7a4f55'),
      circle(0, 0, 182, '#fbe7bb'),
      ...petals,
      circle(0, 0, 46, ink.clay),
      circle(0, 0, 30, ink.honey),
    ),
  );
  const styles = /** @type {const} */ ([
    'afro',
    'short',
    'wrap',
    'bob',
    'bald',
    'curls',
    'long',
    'crop',
    'bun',
    'braids',
  ]);
  const row = (/** @type {number} */ y, /** @type {number} */ count, /** @type {number} */ from) =>
    c.add(
      Array.from({ length: count }, (_, i) =>
        person(from + i * 116, y, 300, {
          pose: (i + count) % 3 ? 'sing' : 'hold',
          skin: skins[(i * 5 + count) % 6],
          style: styles[(i * 3 + count) % 10],
          hair: i % 5 === 2 ? '#c9c0bb' : '#2b1d1f',
          top: ink.indigo,
          wear: 'robe',
          trim: 'stole',
          trimColour: ink.gold,
          held: group({ transform: 'translate(0 -116)scale(.36)' }, book(0, 0, 1, ink.clay)),
        }),
      ),
    );
  row(690, 7, 450);
  c.add(rect(330, 676, 940, 40, '#8a5a4a', { rx: 8 }));
  row(770, 6, 510);
  c.add(
    piano(250, 880, 1.25),
    person(250, 900, 330, {
      view: 'back',
      pose: 'sitFront',
      skin: skins[3],
      style: 'bun',
      top: ink.clay,
      wear: 'dress',
    }),
  );
};
