import { ink } from '../pen/colour.mjs';
import { person, skins } from '../people/person.mjs';
import { boards, hall } from '../place/hall.mjs';
import { basket, jarOfFlowers, mug, pancakes, table } from '../thing/table.mjs';

/** Neighbors of all ages share pancakes and coffee at a long table in morning light. @param {import('../pen/canvas.mjs').Canvas} c */
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
