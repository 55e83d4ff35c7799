import { ink } from '../pen/colour.mjs';
import { ellipse, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { birds, clouds, rays, sky, sun } from '../land/sky.mjs';
import { grass, hill, sailboat, susans, tree, water } from '../land/ground.mjs';
import { boards, hall } from '../place/hall.mjs';
import { church, rowhouses, stringLights } from '../place/street.mjs';
import { microphone, piano, guitar } from '../thing/music.mjs';
import { basket, bread, jarOfFlowers, mug, pancakes, table } from '../thing/table.mjs';

/** @typedef {import('../pen/canvas.mjs').Canvas} Canvas */

/** Neighbors of all ages are greeted at the open doors of the church as the sun rises. @param {Canvas} c */
export const welcome = (c) => {
  sky(c, 'dawn');
  sun(c, 800, 430, 120);
  rays(c, 800, 430, 11);
  clouds(c, [
    [220, 170, 1.2],
    [1370, 130, 1.4],
    [1130, 240, 0.7],
  ]);
  hill(
    c,
    [
      [0, 560],
      [400, 500],
      [800, 530],
      [1250, 490],
      [1600, 550],
    ],
    '#b9a7c4',
  );
  rowhouses(c, 690, -60, 420);
  rowhouses(c, 690, 1180, 1640);
  hill(
    c,
    [
      [0, 690],
      [500, 668],
      [1100, 668],
      [1600, 690],
    ],
    '#a9b787',
  );
  church(c, 800, 690, 0.82);
  c.add(ellipse(800, 900, 420, 230, '#f3dcb4'), rect(712, 690, 176, 60, '#f3dcb4'));
  tree(c, 500, 708, 1.05, ink.sage);
  tree(c, 1120, 708, 1.1, ink.moss);
  c.add(
    person(705, 744, 190, {
      pose: 'welcome',
      skin: skins[1],
      style: 'crop',
      top: ink.indigo,
      bottom: '#3a3560',
      trim: 'stole',
      trimColour: ink.honey,
    }),
    person(908, 744, 186, {
      pose: 'welcome',
      skin: skins[3],
      style: 'wrap',
      cloth: ink.gold,
      top: ink.clay,
      wear: 'dress',
      flip: true,
    }),
    person(540, 822, 236, {
      pose: 'walk',
      skin: skins[4],
      style: 'bob',
      hair: '#8a5a3c',
      top: ink.teal,
      bottom: ink.cream,
      wear: 'skirt',
    }),
    person(470, 830, 150, {
      pose: 'run',
      skin: skins[4],
      style: 'pony',
      hair: '#8a5a3c',
      top: ink.gold,
      bottom: ink.deep,
      wear: 'shorts',
      age: 'child',
    }),
    person(300, 850, 250, {
      pose: 'cane',
      skin: skins[2],
      style: 'balding',
      hair: '#c9c0bb',
      top: ink.plum,
      bottom: ink.cocoa,
      trim: 'collar',
    }),
    person(1080, 828, 246, {
      pose: 'walk',
      skin: skins[0],
      style: 'short',
      top: '#fbf7f0',
      bottom: ink.indigo,
      flip: true,
      beard: '#2b1d1f',
    }),
    person(1150, 836, 146, {
      pose: 'jump',
      skin: skins[0],
      style: 'puffs',
      top: ink.coral,
      wear: 'dress',
      age: 'child',
    }),
    person(1310, 856, 246, {
      pose: 'walkCarry',
      skin: skins[5],
      style: 'long',
      hair: '#c98a5e',
      top: ink.sage,
      wear: 'dress',
      flip: true,
      held: person(40, -92, 74, { pose: 'sitFront', skin: skins[4], style: 'crop', age: 'toddler', top: ink.honey }),
    }),
  );
  susans(c, [
    [60, 836, 0.9],
    [130, 860, 1.1],
    [190, 842, 0.8],
    [1450, 842, 0.9],
    [1530, 862, 1.1],
  ]);
  grass(c, 862, '#7f9a63', 44);
};

/** The congregation sings together, hands lifted, with the choir and the band. @param {Canvas} c */
export const worship = (c) => {
  hall(c, {
    wall: '#f8e2ba',
    low: '#e8b98c',
    floor: '#8d5a47',
    line: 610,
    light: 0.62,
    windows: [180, 520, 1080, 1420],
  });
  boards(c, 610, '#5f3a33');
  const glow = c.radial([
    [0, '#fff6d8', 1],
    [1, '#fff6d8', 0],
  ]);
  c.add(
    ellipse(800, 250, 330, 300, glow),
    rect(788, 110, 24, 250, '#b4532a', { rx: 6 }),
    rect(722, 180, 156, 24, '#b4532a', { rx: 6 }),
    rect(430, 566, 740, 64, '#a76a4d', { rx: 10 }),
    rect(430, 566, 740, 16, '#c98a62', { rx: 8 }),
  );
  const robes = [ink.indigo, ink.dusk, ink.indigo, ink.dusk, ink.indigo, ink.dusk];
  const styles = /** @type {const} */ (['afro', 'bob', 'short', 'wrap', 'curls', 'bald']);
  c.add(
    robes.map((top, i) =>
      person(530 + i * 108, 572, 210, {
        pose: i % 2 ? 'sing' : 'clap',
        skin: skins[(i * 2 + 1) % 6],
        style: styles[i],
        top,
        wear: 'robe',
        trim: 'collar',
        trimColour: ink.honey,
        hair: i === 4 ? '#c9c0bb' : '#2b1d1f',
      }),
    ),
  );
  c.add(
    piano(1260, 640, 0.9),
    person(480, 646, 226, {
      pose: 'strum',
      skin: skins[5],
      style: 'short',
      hair: '#8a5a3c',
      top: ink.sage,
      bottom: '#3a3560',
      held: guitar(),
    }),
    microphone(700, 640, 0.84),
    person(680, 646, 226, { pose: 'sing', skin: skins[1], style: 'braids', top: ink.gold, wear: 'dress' }),
  );
  const back = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ h,
    /** @type {import('../people/person.mjs').Looks} */ looks,
  ) => person(x, y, h, { view: 'back', ...looks });
  c.add(
    back(150, 960, 400, { pose: 'raise', skin: skins[2], style: 'long', top: ink.clay }),
    back(360, 990, 400, { pose: 'raiseWide', skin: skins[0], style: 'crop', top: ink.teal }),
    back(560, 960, 280, {
      pose: 'raiseOne',
      skin: skins[4],
      style: 'puffs',
      hair: '#8a5a3c',
      top: ink.rose,
      age: 'child',
    }),
    back(760, 1000, 410, { pose: 'raise', skin: skins[3], style: 'bun', top: ink.plum }),
    back(990, 980, 400, { pose: 'raiseOne', skin: skins[1], style: 'afro', top: ink.honey }),
    back(1210, 1000, 410, { pose: 'raise', skin: skins[5], style: 'balding', hair: '#c9c0bb', top: ink.deep }),
    back(1440, 970, 400, { pose: 'raiseWide', skin: skins[2], style: 'wrap', cloth: ink.coral, top: ink.forest }),
  );
};

/** Church members share food and conversation on a street of Baltimore rowhouses. @param {Canvas} c */
export const community = (c) => {
  sky(c, 'morning');
  sun(c, 1240, 190, 84);
  clouds(c, [
    [260, 120, 1.1],
    [760, 90, 0.8],
  ]);
  water(c, 470, '#a8cfd0', '#7fb3ba', 1240);
  sailboat(c, 1180, 520, 0.8);
  sailboat(c, 1360, 498, 0.5, ink.blush);
  birds(c, [
    [1020, 180, 1],
    [1080, 150, 0.7],
  ]);
  rowhouses(c, 640, -120, 980);
  hill(
    c,
    [
      [0, 640],
      [600, 636],
      [1000, 640],
      [1250, 610],
      [1600, 590],
    ],
    '#e6cfa4',
  );
  stringLights(c, -20, 250, 800, 300, 60);
  stringLights(c, 800, 300, 1620, 200, 70);
  tree(c, 1500, 640, 1.25, ink.sage);
  c.add(
    person(330, 726, 260, {
      pose: 'hold',
      skin: skins[1],
      style: 'afro',
      top: ink.gold,
      bottom: ink.deep,
      trim: 'apron',
      trimColour: ink.cream,
    }),
    person(520, 720, 254, {
      pose: 'welcome',
      skin: skins[4],
      style: 'hat',
      hair: '#8a5a3c',
      top: ink.clay,
      bottom: ink.indigo,
    }),
    person(800, 716, 258, {
      pose: 'clasp',
      skin: skins[0],
      style: 'wrap',
      cloth: ink.coral,
      top: ink.plum,
      wear: 'dress',
    }),
    person(960, 718, 250, {
      pose: 'wave',
      skin: skins[5],
      style: 'curls',
      hair: '#c9c0bb',
      top: ink.teal,
      bottom: ink.cream,
      wear: 'skirt',
      glasses: true,
    }),
    person(1120, 724, 262, {
      pose: 'handDown',
      skin: skins[2],
      style: 'short',
      top: '#fbf7f0',
      bottom: '#42604a',
      beard: '#2b1d1f',
    }),
    table(720, 700, 1000, 170, '#fbf7f0'),
    bread(420, 692, 1.1),
    jarOfFlowers(560, 692, 1.05),
    pancakes(700, 690),
    mug(800, 692, ink.teal),
    basket(930, 694, 0.95),
    mug(1040, 692, ink.gold),
    bread(1120, 692, 0.9),
    person(260, 868, 176, {
      pose: 'run',
      skin: skins[3],
      style: 'pony',
      top: ink.coral,
      bottom: ink.indigo,
      wear: 'shorts',
      age: 'child',
    }),
    person(1300, 860, 170, {
      pose: 'jump',
      skin: skins[1],
      style: 'crop',
      top: ink.honey,
      bottom: ink.deep,
      wear: 'shorts',
      age: 'child',
    }),
    person(1390, 846, 258, {
      pose: 'carry',
      skin: skins[3],
      style: 'veil',
      cloth: ink.sage,
      top: ink.dusk,
      wear: 'dress',
      held: person(0, -96, 72, { pose: 'sitFront', skin: skins[3], age: 'toddler', style: 'crop', top: ink.blush }),
    }),
  );
  susans(c, [
    [60, 838, 1],
    [130, 856, 0.8],
    [1500, 846, 1],
    [1560, 860, 0.8],
  ]);
};
