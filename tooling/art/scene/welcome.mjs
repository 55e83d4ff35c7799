import { grass, hill, susans, tree } from '../land/ground.mjs';
import { clouds, rays, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { ellipse, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { church, rowhouses } from '../place/street.mjs';

/** Neighbors of all ages are greeted at the open doors of the church as the sun rises. @param {import('../pen/canvas.mjs').Canvas} c */
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
