import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { rect, path } from '../../pen/shape.mjs';
import { pane, room, rug } from '../../place/room.mjs';
import { jarOfFlowers, mug, teapot } from '../../thing/table.mjs';

/** Women laugh over tea and stitch one quilt together. @param {import('../../pen/canvas.mjs').Canvas} c */
export const poiema = (c) => {
  room(c, { wall: '#f3cdbd', low: '#fbeedd', floor: '#c98f6a', line: 560 });
  pane(c, 470, 60, 260, 280, '#bfe0da');
  rug(c, 600, 730, 560, ink.plum, ink.lilac);
  c.add(
    rect(60, 350, 170, 210, ink.wood, { rx: 10 }),
    rect(72, 366, 146, 12, ink.tan),
    teapot(110, 346, ink.teal),
    mug(190, 346, ink.clay),
    jarOfFlowers(1060, 400, 1.5),
    rect(960, 400, 200, 160, ink.wood, { rx: 10 }),
  );
  cast(c, [
    [250, 720, 420, { pose: 'sitReach', skin: skins[1], style: 'wrap', cloth: ink.gold, top: ink.plum, wear: 'dress' }],
    [
      440,
      640,
      400,
      {
        pose: 'hold',
        skin: skins[3],
        style: 'veil',
        cloth: ink.sage,
        top: ink.dusk,
        wear: 'dress',
        bend: { tilt: -8 },
      },
    ],
    [
      760,
      640,
      400,
      {
        pose: 'hold',
        skin: skins[0],
        style: 'braids',
        top: ink.coral,
        bottom: ink.indigo,
        wear: 'skirt',
        bend: { tilt: 10 },
      },
    ],
    [
      960,
      720,
      420,
      {
        pose: 'sitReach',
        skin: skins[5],
        style: 'curls',
        hair: '#e5ddd5',
        top: ink.teal,
        wear: 'dress',
        glasses: true,
        flip: true,
      },
    ],
  ]);
  const colours = [ink.gold, ink.indigo, ink.coral, ink.sage, ink.butter, ink.plum, ink.teal, ink.rose];
  c.add(path('M310 520Q600 470 890 520L960 720Q600 800 240 720z', '#fffaf0'));
  c.add(
    Array.from({ length: 24 }, (_, i) => {
      const [col, row] = [i % 8, Math.floor(i / 8)];
      const at = (/** @type {number} */ u, /** @type {number} */ v) => {
        const t = v / 3;
        const half = 270 + t * 70;
        return [600 - half + (u / 8) * 2 * half, 528 + t * 180 - 36 * (1 - ((u - 4) / 4) ** 2) * (1 - 2 * t)];
      };
      const [a, b, d, e] = [at(col, row), at(col + 1, row), at(col + 1, row + 1), at(col, row + 1)];
      return path(
        `M${a.map(Math.round)}L${b.map(Math.round)}L${d.map(Math.round)}L${e.map(Math.round)}z`,
        colours[(i * 3 + row) % 8] ?? ink.gold,
        { stroke: '#fffaf0', 'stroke-width': 5 },
      );
    }),
  );
  cast(c, [
    [
      600,
      850,
      300,
      { pose: 'clap', view: 'back', skin: skins[2], style: 'puffs', top: ink.butter, bottom: ink.clay, age: 'child' },
    ],
  ]);
};
