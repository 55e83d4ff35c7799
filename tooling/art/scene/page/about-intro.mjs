import { grass, hill, susans, tree } from '../../land/ground.mjs';
import { birds, clouds, rays, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { church } from '../../place/street.mjs';

/** A congregation of every age in front of its church on a bright morning. @param {import('../../pen/canvas.mjs').Canvas} c */
export const aboutIntro = (c) => {
  sky(c, 'morning');
  rays(c, 880, 420, 9);
  sun(c, 880, 330, 90);
  clouds(c, [
    [180, 150, 1],
    [1060, 120, 0.8],
  ]);
  birds(c, [
    [300, 250, 0.9],
    [360, 220, 0.7],
  ]);
  hill(
    c,
    [
      [0, 600],
      [400, 560],
      [900, 580],
      [1200, 540],
    ],
    '#b9cfa0',
  );
  church(c, 470, 610, 0.74);
  tree(c, 1060, 620, 1.6, ink.sage);
  tree(c, 110, 630, 1.4, ink.moss);
  hill(
    c,
    [
      [0, 640],
      [600, 612],
      [1200, 650],
    ],
    '#a3bd86',
  );
  cast(c, [
    [
      250,
      740,
      300,
      {
        pose: 'stand',
        skin: skins[5],
        style: 'balding',
        hair: '#e5ddd5',
        top: ink.deep,
        bottom: ink.cocoa,
        glasses: true,
      },
    ],
    [400, 730, 310, { pose: 'around', skin: skins[0], style: 'crop', top: ink.gold, bottom: ink.indigo }],
    [500, 736, 296, { pose: 'clasp', skin: skins[1], style: 'wrap', cloth: ink.coral, top: ink.plum, wear: 'dress' }],
    [660, 734, 300, { pose: 'wave', skin: skins[3], style: 'short', top: ink.sage, bottom: ink.cream }],
    [800, 740, 292, { pose: 'heart', skin: skins[4], style: 'long', hair: '#8a5a3c', top: ink.rose, wear: 'dress' }],
    [960, 744, 300, { pose: 'hips', skin: skins[2], style: 'braids', top: ink.teal, bottom: ink.indigo, age: 'teen' }],
    [320, 836, 200, { pose: 'raise', skin: skins[2], style: 'puffs', top: ink.coral, wear: 'dress', age: 'child' }],
    [
      590,
      840,
      180,
      { pose: 'clap', skin: skins[3], style: 'crop', top: ink.honey, bottom: ink.deep, wear: 'shorts', age: 'toddler' },
    ],
    [
      720,
      850,
      214,
      {
        pose: 'jump',
        skin: skins[5],
        style: 'pony',
        hair: '#c98a5e',
        top: ink.indigo,
        bottom: ink.clay,
        wear: 'shorts',
        age: 'child',
      },
    ],
    [890, 846, 206, { pose: 'handUp', skin: skins[0], style: 'afro', top: ink.butter, bottom: ink.plum, age: 'child' }],
  ]);
  susans(c, [
    [60, 830, 1.1],
    [140, 860, 0.9],
    [1060, 836, 1],
    [1140, 860, 1.2],
  ]);
  grass(c, 860, '#7d9a66', 60);
};
