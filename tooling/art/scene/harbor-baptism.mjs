import { hill, sailboat, water } from '../land/ground.mjs';
import { birds, clouds, sky, sun } from '../land/sky.mjs';
import { ink } from '../pen/colour.mjs';
import { ellipse, path, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';

/** A woman rises from the water of the Chesapeake Bay between two pastors while friends cheer. @param {import('../pen/canvas.mjs').Canvas} c */
export const harborBaptism = (c) => {
  sky(c, 'noon');
  sun(c, 1180, 170, 80);
  clouds(c, [
    [300, 140, 1.3],
    [760, 100, 0.8],
  ]);
  birds(c, [
    [560, 220, 1.2],
    [630, 190, 0.8],
    [940, 160, 0.7],
  ]);
  hill(
    c,
    [
      [0, 400],
      [500, 380],
      [1000, 396],
      [1600, 372],
    ],
    '#8fb4a4',
  );
  water(c, 410, '#8fc5c8', '#3f7f8f', 800);
  sailboat(c, 300, 470, 0.9);
  sailboat(c, 1330, 456, 0.7, ink.blush);
  c.add(
    person(620, 800, 400, {
      pose: 'reach',
      skin: skins[0],
      style: 'crop',
      top: '#fbf7f0',
      wear: 'robe',
      trim: 'stole',
      trimColour: ink.gold,
    }),
    person(980, 800, 396, {
      pose: 'reach',
      skin: skins[4],
      style: 'balding',
      hair: '#c9c0bb',
      top: '#fbf7f0',
      wear: 'robe',
      flip: true,
      beard: '#c9c0bb',
    }),
    person(800, 790, 400, { pose: 'raise', skin: skins[2], style: 'long', top: '#fffaf0', wear: 'robe' }),
  );
  c.add(
    path(
      'M0 700q100-26 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0V900H0z',
      c.linear([
        [0, '#58a0ab', 0.92],
        [1, '#2d5f70'],
      ]),
    ),
    stroke('M520 716q50-16 100 0M740 724q60-18 120 0M960 716q50-16 100 0', '#eaf6f2', 6),
  );
  const cheer = /** @type {import('../people/person.mjs').Looks[]} */ ([
    { skin: skins[3], style: 'bun', top: ink.coral },
    { skin: skins[1], style: 'afro', top: ink.gold },
    { skin: skins[5], style: 'cap', cloth: ink.indigo, top: ink.sage },
    { skin: skins[0], style: 'wrap', cloth: ink.clay, top: ink.plum },
  ]);
  c.add(
    ellipse(100, 930, 420, 130, '#e8cf9d'),
    ellipse(1500, 930, 420, 130, '#e8cf9d'),
    cheer.map((look, i) =>
      person([110, 270, 1330, 1490][i] ?? 0, 880, 300, {
        pose: i % 2 ? 'raiseWide' : 'clap',
        bottom: ink.indigo,
        ...look,
      }),
    ),
  );
};
