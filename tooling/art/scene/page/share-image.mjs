import { hill, susans, tree, water } from '../../land/ground.mjs';
import { birds, rays, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { church } from '../../place/street.mjs';

/** What others see of the site when it is shared: the church at sunrise over the bay. @param {import('../../pen/canvas.mjs').Canvas} c */
export const shareImage = (c) => {
  sky(c, 'dawn');
  rays(c, 820, 330, 12);
  sun(c, 820, 300, 96);
  birds(c, [
    [230, 130, 1],
    [300, 100, 0.7],
    [1040, 140, 0.8],
  ]);
  water(c, 360, '#e3b9b0', '#8fa9b8', 820);
  hill(
    c,
    [
      [0, 430],
      [300, 380],
      [620, 420],
      [900, 470],
      [1200, 440],
    ],
    '#9aa889',
  );
  church(c, 360, 440, 0.5);
  tree(c, 170, 450, 1, ink.sage);
  tree(c, 1090, 480, 1.3, ink.moss);
  hill(
    c,
    [
      [0, 500],
      [600, 460],
      [1200, 520],
    ],
    '#7d9a66',
  );
  cast(c, [
    [520, 560, 220, { pose: 'wave', skin: skins[1], style: 'crop', top: ink.gold, bottom: ink.indigo }],
    [630, 566, 210, { pose: 'heart', skin: skins[4], style: 'bun', hair: '#c9c0bb', top: ink.plum, wear: 'dress' }],
    [740, 566, 216, { pose: 'raise', skin: skins[0], style: 'wrap', cloth: ink.coral, top: ink.teal, wear: 'dress' }],
    [
      850,
      570,
      214,
      { pose: 'around', skin: skins[3], style: 'short', top: ink.clay, bottom: ink.cocoa, beard: '#2b1d1f' },
    ],
    [690, 600, 130, { pose: 'jump', skin: skins[2], style: 'puffs', top: ink.honey, wear: 'dress', age: 'child' }],
  ]);
  susans(c, [
    [60, 560, 1],
    [130, 580, 0.8],
    [1000, 560, 1],
    [1080, 580, 0.9],
    [1150, 556, 1.1],
  ]);
};
