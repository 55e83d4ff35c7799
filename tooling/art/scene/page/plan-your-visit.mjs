import { grass, hill, susans, tree } from '../../land/ground.mjs';
import { birds, clouds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, group, path, rect, stroke } from '../../pen/shape.mjs';
import { church } from '../../place/street.mjs';

/** A family walks up to the church from the car park. @param {import('../../pen/canvas.mjs').Canvas} c */
export const planYourVisit = (c) => {
  sky(c, 'noon');
  sun(c, 180, 170, 72);
  clouds(c, [
    [430, 130, 0.9],
    [1080, 180, 0.8],
  ]);
  birds(c, [
    [960, 130, 0.9],
    [1020, 100, 0.6],
  ]);
  hill(
    c,
    [
      [0, 560],
      [500, 520],
      [1200, 570],
    ],
    '#b3c48b',
  );
  tree(c, 1110, 600, 1.7, ink.moss);
  tree(c, 420, 590, 1.2, ink.sage);
  church(c, 770, 620, 0.86);
  hill(
    c,
    [
      [0, 640],
      [600, 616],
      [1200, 640],
    ],
    '#9fbb82',
  );
  c.add(
    path('M700 630h140L960 900H560z', '#f3dfc0'),
    path('M0 690Q260 660 560 720L470 900H0z', '#a5a3ad'),
    stroke('M60 720l-30 180M190 706l-24 194M320 706l-20 194', '#f4ebdc', 7),
  );
  const car = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) =>
    group(
      { transform: `translate(${x} ${y})` },
      path('M-110 0v-40q0-14 18-18l30-6l34-44q8-8 20-8h54q14 0 22 10l30 44q24 4 24 22v40z', colour),
      path('M-44-66l26-36h36v36zM28-102h26l26 36H28z', '#d5e9e2'),
      circle(-62, 4, 27, '#2a2740'),
      circle(64, 4, 27, '#2a2740'),
      circle(-62, 4, 11, '#cfcadb'),
      circle(64, 4, 11, '#cfcadb'),
      rect(104, -36, 16, 14, ink.honey, { rx: 4 }),
    );
  c.add(car(180, 700, ink.clay), car(330, 780, ink.teal));
  cast(c, [
    [640, 640, 190, { pose: 'welcome', skin: skins[0], style: 'bun', top: ink.gold, wear: 'dress' }],
    [
      590,
      830,
      320,
      { pose: 'walkHand', skin: skins[3], style: 'short', top: ink.indigo, bottom: ink.cocoa, beard: '#2b1d1f' },
    ],
    [760, 840, 312, { pose: 'walk', skin: skins[4], style: 'long', hair: '#5f3f33', top: ink.coral, wear: 'dress' }],
    [
      672,
      846,
      200,
      { pose: 'walk', skin: skins[4], style: 'puffs', hair: '#3a2320', top: ink.honey, wear: 'dress', age: 'child' },
    ],
    [
      860,
      850,
      220,
      { pose: 'run', skin: skins[3], style: 'crop', top: ink.sage, bottom: ink.deep, wear: 'shorts', age: 'child' },
    ],
  ]);
  susans(c, [
    [1000, 810, 1.1],
    [1080, 840, 0.9],
    [1150, 800, 1.2],
    [500, 680, 0.6],
    [1040, 700, 0.7],
  ]);
  grass(c, 850, '#7d9a66', 30);
};
