import { sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { rowhouses, stringLights } from '../../place/street.mjs';
import { basket, bread, jarOfFlowers, mug, table } from '../../thing/table.mjs';
import { rect } from '../../pen/shape.mjs';

/** Neighbours share a block-party table between rowhouses. @param {import('../../pen/canvas.mjs').Canvas} c */
export const communityTable = (c) => {
  sky(c, 'noon');
  sun(c, 940, 130, 60);
  rowhouses(c, 560, -40, 1240);
  c.add(rect(0, 560, 1200, 240, '#d8c3a4'), rect(0, 560, 1200, 22, '#c2ab8b'));
  stringLights(c, -30, 110, 620, 150, 60);
  stringLights(c, 620, 150, 1230, 90, 60);
  cast(c, [
    [
      260,
      660,
      300,
      {
        pose: 'welcome',
        skin: skins[1],
        style: 'cap',
        cloth: ink.indigo,
        top: ink.honey,
        bottom: ink.deep,
        beard: '#2b1d1f',
      },
    ],
    [
      470,
      652,
      288,
      { pose: 'clap', skin: skins[4], style: 'curls', hair: '#c9c0bb', top: ink.teal, wear: 'dress', glasses: true },
    ],
    [690, 654, 292, { pose: 'hold', skin: skins[3], style: 'veil', cloth: ink.rose, top: ink.dusk, wear: 'dress' }],
    [900, 660, 302, { pose: 'wave', skin: skins[0], style: 'afro', top: ink.coral, bottom: ink.indigo }],
  ]);
  c.add(
    table(580, 640, 880, 150, '#fffaf0'),
    bread(270, 632, 0.9),
    jarOfFlowers(400, 632, 1),
    basket(560, 634, 0.9),
    mug(680, 632, ink.clay),
    bread(800, 632, 0.8),
    mug(910, 632, ink.teal),
  );
  cast(c, [
    [
      1080,
      770,
      200,
      { pose: 'jump', skin: skins[2], style: 'puffs', top: ink.gold, bottom: ink.clay, wear: 'shorts', age: 'child' },
    ],
    [
      120,
      776,
      210,
      {
        pose: 'run',
        skin: skins[5],
        style: 'pony',
        hair: '#b9773c',
        top: ink.plum,
        bottom: ink.deep,
        wear: 'shorts',
        age: 'child',
      },
    ],
  ]);
};
