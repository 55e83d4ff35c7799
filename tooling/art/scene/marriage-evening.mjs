import { ink } from '../pen/colour.mjs';
import { ellipse, rect } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { stringLights } from '../place/street.mjs';
import { candle } from '../thing/table.mjs';

/** Couples, young and old, dine by candlelight in a hall hung with lights. @param {import('../pen/canvas.mjs').Canvas} c */
export const marriageEvening = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#3a2448'],
        [0.6, '#8a4a55'],
        [1, '#c77a5c'],
      ]),
    ),
    rect(0, 700, 1600, 200, '#54323f'),
  );
  stringLights(c, -40, 120, 820, 100, 70);
  stringLights(c, 780, 100, 1640, 120, 70);
  const glow = c.radial([
    [0, '#fff0bf', 0.9],
    [1, '#ffd98a', 0],
  ]);
  const pair = (
    /** @type {number} */ x,
    /** @type {import('../people/person.mjs').Looks} */ a,
    /** @type {import('../people/person.mjs').Looks} */ b,
  ) =>
    c.add(
      person(x - 120, 790, 360, { pose: 'sit', bottom: '#2b2547', ...a }),
      person(x + 120, 790, 356, { pose: 'sit', bottom: '#3d2b45', flip: true, ...b }),
      rect(x - 8, 690, 16, 150, '#3d2721'),
      ellipse(x, 690, 108, 22, '#fff6e6'),
      ellipse(x, 846, 60, 12, '#3d2721'),
      candle(x, 686, glow),
    );
  pair(
    300,
    { skin: skins[0], style: 'short', top: ink.indigo, beard: '#2b1d1f' },
    { skin: skins[1], style: 'bun', top: ink.gold, wear: 'dress' },
  );
  pair(
    800,
    { skin: skins[5], style: 'balding', hair: '#d9d2cc', top: ink.forest, glasses: true },
    { skin: skins[4], style: 'curls', hair: '#d9d2cc', top: ink.rose, wear: 'dress' },
  );
  pair(
    1300,
    { skin: skins[3], style: 'crop', top: ink.clay },
    { skin: skins[2], style: 'long', top: ink.teal, wear: 'dress' },
  );
};
