import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { circle, path, rect } from '../../pen/shape.mjs';
import { pane, room, rug } from '../../place/room.mjs';

/** Children build a tower of blocks with their teacher. @param {import('../../pen/canvas.mjs').Canvas} c */
export const soKk = (c) => {
  room(c, { wall: '#bfe0da', low: '#f4ecd2', floor: '#e0b184', line: 600 });
  pane(c, 110, 90, 230, 250, '#cfe8f0');
  c.add(
    circle(980, 180, 88, ink.honey),
    Array.from({ length: 10 }, (_, i) =>
      rect(972, 60, 16, 26, ink.gold, { rx: 8, transform: `rotate(${i * 36} 980 180)` }),
    ),
  );
  c.add(
    path('M740 320q60-60 120 0t120 0t120 0', 'none', { stroke: ink.coral, 'stroke-width': 12 }),
    path('M760 360q60-60 120 0t120 0t120 0', 'none', { stroke: ink.teal, 'stroke-width': 12 }),
  );
  rug(c, 600, 720, 520, ink.coral, ink.butter);
  const block = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour, w = 76) =>
    rect(x - w / 2, y - 76, w, 76, colour, { rx: 8 }) +
    rect(x - w / 2 + 12, y - 64, w - 24, 52, '#fffaf0', { rx: 6, opacity: 0.35 });
  c.add(
    block(560, 720, ink.indigo),
    block(640, 720, ink.gold),
    block(600, 644, ink.clay, 90),
    block(600, 568, ink.teal),
    block(604, 492, ink.plum),
    path('M560 416l44-64l44 64z', ink.coral),
    block(760, 740, ink.sage, 66),
    block(420, 756, ink.rose, 62),
  );
  cast(c, [
    [
      830,
      736,
      430,
      {
        pose: 'kneelReach',
        skin: skins[3],
        style: 'bob',
        top: ink.dusk,
        bottom: ink.deep,
        flip: true,
        bend: {
          armB: [
            [34, -92],
            [62, -112],
          ],
          armF: [
            [30, -86],
            [58, -102],
          ],
        },
      },
    ],
    [
      400,
      740,
      290,
      {
        pose: 'reach',
        skin: skins[0],
        style: 'puffs',
        top: ink.gold,
        wear: 'dress',
        age: 'child',
        bend: {
          armB: [
            [30, -140],
            [52, -160],
          ],
          armF: [
            [26, -132],
            [50, -150],
          ],
        },
      },
    ],
    [
      240,
      776,
      240,
      {
        pose: 'floorHold',
        skin: skins[5],
        style: 'curls',
        hair: '#c98a5e',
        top: ink.coral,
        bottom: ink.teal,
        age: 'toddler',
      },
    ],
    [
      980,
      790,
      260,
      {
        pose: 'clap',
        skin: skins[2],
        style: 'crop',
        top: ink.sage,
        bottom: ink.indigo,
        wear: 'shorts',
        age: 'toddler',
      },
    ],
  ]);
};
