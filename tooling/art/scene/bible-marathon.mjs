import { ink } from '../pen/colour.mjs';
import { circle, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { book } from '../thing/table.mjs';

/** Readers take their turn at a lectern through the night, an the open Bible under a lamp. @param {import('../pen/canvas.mjs').Canvas} c */
export const bibleMarathon = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#17153c'],
        [1, '#3d2f62'],
      ]),
    ),
    path(
      'M800 120L340 900H1260z',
      c.linear([
        [0, '#ffe9b0', 0.9],
        [1, '#ffe9b0', 0.06],
      ]),
    ),
    circle(
      800,
      120,
      150,
      c.radial([
        [0, '#fff3cf', 1],
        [1, '#fff3cf', 0],
      ]),
    ),
    path('M740 110q60-70 120 0z', ink.gold),
    stroke('M800 0v76', ink.gold, 6),
  );
  c.add(
    person(800, 640, 300, {
      pose: 'hold',
      skin: skins[2],
      style: 'bun',
      top: ink.teal,
      wear: 'dress',
      glasses: true,
      bend: { tilt: 14 },
    }),
    path('M700 600h200l26 40H674z', '#a9744e'),
    rect(720, 640, 160, 220, ink.wood),
    book(800, 606, 1.7, ink.clay),
  );
  const waiting = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[0], style: 'crop', top: ink.gold },
    { skin: skins[5], style: 'curls', hair: '#c9c0bb', top: ink.rose },
    { skin: skins[3], style: 'long', top: ink.sage },
    { skin: skins[1], style: 'cap', cloth: ink.teal, top: ink.clay },
  ]);
  c.add(
    waiting.map((look, i) =>
      person([200, 400, 1200, 1400][i] ?? 0, 860, 340, { pose: 'sit', bottom: '#241f49', flip: i > 1, ...look }),
    ),
    [200, 400, 1200, 1400].map((x) => rect(x - 60, 790, 110, 20, '#5f3f33', { rx: 8 })),
  );
};
