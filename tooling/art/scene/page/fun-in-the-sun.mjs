import { grass, hill, susans, tree } from '../../land/ground.mjs';
import { clouds, sky, sun } from '../../land/sky.mjs';
import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, stroke } from '../../pen/shape.mjs';
import { table } from '../../thing/table.mjs';

/** Families with watermelon and a sprinkler under bunting. @param {import('../../pen/canvas.mjs').Canvas} c */
export const funInTheSun = (c) => {
  sky(c, 'noon');
  sun(c, 980, 140, 80);
  clouds(c, [
    [240, 220, 0.9],
    [640, 170, 0.7],
  ]);
  tree(c, 90, 580, 1.5, ink.moss);
  tree(c, 1130, 580, 1.4, ink.sage);
  hill(
    c,
    [
      [0, 560],
      [600, 530],
      [1200, 560],
    ],
    '#a9c183',
  );
  const flags = (/** @type {number} */ y, /** @type {number} */ n) =>
    Array.from({ length: n }, (_, i) => {
      const t = (i + 0.5) / n;
      const x = Math.round(t * 1200);
      const dy = Math.round(y + 70 * 4 * t * (1 - t));
      return path(`M${x - 26} ${dy}h52l-26 54z`, ['#b4532a', '#fffaf0', '#2c2a6b'][i % 3] ?? ink.clay);
    }).join('');
  c.add(stroke('M0 40Q600 180 1200 40', ink.cocoa, 4), flags(40, 15));
  cast(c, [
    [
      300,
      660,
      350,
      { pose: 'hold', skin: skins[2], style: 'hat', hair: '#2b1d1f', cloth: ink.butter, top: ink.coral, wear: 'dress' },
    ],
    [
      480,
      656,
      360,
      {
        pose: 'welcome',
        skin: skins[0],
        style: 'bald',
        top: ink.indigo,
        bottom: ink.cream,
        wear: 'shorts',
        sleeve: 'short',
      },
    ],
  ]);
  const melon = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
    path(`M${x - 60 * s} ${y}a${60 * s} ${60 * s} 0 0 0 ${120 * s} 0z`, ink.forest) +
    path(`M${x - 52 * s} ${y}a${52 * s} ${52 * s} 0 0 0 ${104 * s} 0z`, '#fbe7d0') +
    path(`M${x - 46 * s} ${y}a${46 * s} ${46 * s} 0 0 0 ${92 * s} 0z`, '#d9574a') +
    circle(x - 16 * s, y + 16 * s, 4, ink.ink) +
    circle(x + 14 * s, y + 20 * s, 4, ink.ink) +
    circle(x, y + 32 * s, 4, ink.ink);
  c.add(table(390, 600, 420, 150, '#fffaf0'), melon(300, 558, 0.8), melon(420, 554, 0.9), melon(520, 562, 0.6));
  const spray = Array.from(
    { length: 9 },
    (_, i) => `M860 720q${(i - 4) * 34}-${300 - Math.abs(i - 4) * 30} ${(i - 4) * 80}-${60 - Math.abs(i - 4) * 8}`,
  ).join('');
  c.add(stroke(spray, '#e6f4f3', 6, { opacity: 0.9 }), path('M836 730h48l-10-22h-28z', ink.teal));
  cast(c, [
    [
      760,
      770,
      260,
      {
        pose: 'jump',
        skin: skins[5],
        style: 'pony',
        hair: '#c98a5e',
        top: ink.gold,
        bottom: ink.teal,
        wear: 'shorts',
        age: 'child',
        sleeve: 'short',
      },
    ],
    [
      980,
      776,
      250,
      {
        pose: 'raiseWide',
        skin: skins[1],
        style: 'puffs',
        top: ink.rose,
        wear: 'dress',
        age: 'child',
        sleeve: 'short',
      },
    ],
    [
      640,
      784,
      220,
      { pose: 'run', skin: skins[3], style: 'crop', top: ink.plum, bottom: ink.honey, wear: 'shorts', age: 'toddler' },
    ],
    [
      140,
      780,
      240,
      {
        pose: 'floorHold',
        skin: skins[4],
        style: 'curls',
        hair: '#8a5a3c',
        top: ink.teal,
        bottom: ink.indigo,
        age: 'child',
      },
    ],
  ]);
  c.add(melon(150, 742, 0.5));
  susans(c, [
    [60, 770, 0.8],
    [1120, 760, 1],
    [1160, 776, 0.8],
  ]);
  grass(c, 775, '#7d9a66', 50);
};
