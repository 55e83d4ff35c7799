import { ink } from '../pen/colour.mjs';
import { path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';
import { bread, jarOfFlowers, mug, table, teapot } from '../thing/table.mjs';

/** A grandmother, a mother and a girl pour tea at a table with black-eyed Susans. @param {import('../pen/canvas.mjs').Canvas} c */
export const womensTea = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f7d9c9'],
        [1, '#fbeedd'],
      ]),
    ),
    Array.from({ length: 17 }, (_, i) => rect(i * 100, 0, 46, 900, '#f3c6b2', { opacity: 0.5 })),
    rect(0, 720, 1600, 180, '#d29a76'),
  );
  c.add(
    path('M560 520V210a240 240 0 0 1 480 0v310z', '#fffaf0'),
    path('M580 520V212a220 220 0 0 1 440 0v308z', '#bfe0da'),
    path('M580 520v-90q110-70 220-20t220-30v140z', ink.sage),
    stroke('M800 0v520M580 330h440', '#fffaf0', 12),
  );
  c.add(
    person(470, 800, 430, {
      pose: 'give',
      skin: skins[1],
      style: 'wrap',
      cloth: ink.plum,
      hair: '#c9c0bb',
      top: ink.dusk,
      wear: 'dress',
      glasses: true,
    }),
    person(1140, 800, 440, {
      pose: 'reach',
      skin: skins[1],
      style: 'braids',
      top: ink.coral,
      wear: 'dress',
      flip: true,
    }),
    person(800, 764, 360, { pose: 'clap', skin: skins[1], style: 'puffs', top: ink.gold, age: 'child' }),
    table(800, 640, 720, 240, '#fffaf0'),
    teapot(650, 634, ink.teal),
    jarOfFlowers(960, 634, 1.5),
    mug(800, 630, ink.rose),
    mug(1010, 630, ink.teal),
    mug(560, 630, ink.rose),
    bread(880, 632, 0.6),
  );
};
