import { hill, sailboat, susans, tree, water } from '../land/ground.mjs';
import { birds, clouds, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { person, skins } from '../people/person.mjs';
import { rowhouses, stringLights } from '../place/street.mjs';
import { basket, bread, jarOfFlowers, mug, pancakes, table } from '../thing/table.mjs';

/** Church members share food and conversation on a street of Baltimore rowhouses. @param {import('../pen/canvas.mjs').Canvas} c */
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
