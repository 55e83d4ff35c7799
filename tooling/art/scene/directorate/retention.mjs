import { ink } from '../../pen/colour.mjs';
import { cast } from '../../people/cast.mjs';
import { skins } from '../../people/person.mjs';
import { group, rect, stroke } from '../../pen/shape.mjs';
import { pane, room, shaft } from '../../place/room.mjs';
import { book, jarOfFlowers, mug, table } from '../../thing/table.mjs';

/** Two people at a welcome table, one of them writing a name tag. @param {import('../../pen/canvas.mjs').Canvas} c */
export const retention = (c) => {
  room(c, { wall: '#e9e0ee', low: '#f7e7d2', floor: '#c4946b', line: 620 });
  pane(c, 120, 90, 200, 270, '#bfe0da');
  pane(c, 900, 90, 200, 270, '#bfe0da');
  c.add(rect(470, 110, 260, 230, '#c08a5c', { rx: 8 }), rect(484, 124, 232, 202, '#f3dfc0'));
  c.add(
    [
      [505, 145, ink.coral],
      [580, 140, ink.teal],
      [655, 150, ink.gold],
      [512, 232, ink.sage],
      [590, 236, ink.dusk],
      [658, 228, ink.rose],
    ].map(([x, y, colour]) => rect(Number(x), Number(y), 52, 70, String(colour), { rx: 4 })),
  );
  shaft(c, 1000, 0.5);
  cast(c, [
    [
      400,
      700,
      400,
      {
        pose: 'bend',
        skin: skins[3],
        style: 'long',
        top: ink.coral,
        bottom: ink.indigo,
        wear: 'skirt',
        bend: { neck: [20, -148] },
      },
    ],
    [
      800,
      700,
      410,
      {
        pose: 'hold',
        skin: skins[1],
        style: 'crop',
        top: ink.deep,
        bottom: ink.cocoa,
        glasses: true,
        trim: 'band',
        trimColour: ink.gold,
      },
    ],
  ]);
  c.add(
    table(600, 570, 860, 190, '#fffaf0'),
    jarOfFlowers(270, 562, 1.2),
    mug(350, 562, ink.clay),
    book(930, 556, 1, ink.indigo),
  );
  c.add(
    group(
      { transform: 'translate(560 548)rotate(-6)' },
      rect(-62, -32, 124, 46, ink.indigo, { rx: 8 }),
      rect(-56, -14, 112, 24, '#fffaf0', { rx: 3 }),
      stroke('M-40-2q14-12 24 0t24 0t22 0', ink.clay, 4),
    ),
    stroke('M530 546l-30-40', ink.gold, 8),
  );
  cast(c, [
    [
      1060,
      780,
      380,
      { pose: 'walk', skin: skins[5], style: 'bob', hair: '#b9773c', top: ink.sage, wear: 'dress', flip: true },
    ],
  ]);
};
