import { ink } from '../pen/colour.mjs';
import { circle, group, path, rect, stroke } from '../pen/shape.mjs';
import { person, skins } from '../people/person.mjs';

/** A small boat on high waves, and a path of light across the water. @param {import('../pen/canvas.mjs').Canvas} c */
export const walkingOnWater = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#1b1a45'],
        [0.6, '#3c4f86'],
        [1, '#2d5f70'],
      ]),
    ),
  );
  c.add(
    circle(
      1000,
      220,
      420,
      c.radial([
        [0, '#fff3cf', 0.8],
        [1, '#fff3cf', 0],
      ]),
    ),
    circle(1000, 220, 70, '#fdf1cf'),
  );
  const wave = (
    /** @type {number} */ y,
    /** @type {number} */ h,
    /** @type {string} */ fill,
    /** @type {number} */ dx,
  ) => path(`M${-200 + dx} ${y}${`q100-${h} 200 0t200 0`.repeat(5)}V900H-200z`, fill);
  c.add(
    wave(470, 130, '#41649a', 40),
    group(
      { transform: 'translate(470 470)rotate(-13)' },
      path('M-130 0h260q-24 66-76 66H-56q-50 0-74-66z', ink.clay),
      stroke('M0 0v-210', ink.cocoa, 9),
      path('M10-204Q130-120 104-14H10z', ink.cream),
    ),
    wave(560, 140, '#335a86', -60),
  );
  c.add(
    path(
      'M960 330L800 900H1240L1040 330z',
      c.linear([
        [0, '#fff3cf', 0.75],
        [1, '#fff3cf', 0.1],
      ]),
    ),
    person(1000, 640, 300, {
      pose: 'open',
      skin: skins[2],
      style: 'long',
      top: '#fffaf0',
      wear: 'robe',
      beard: '#2b1d1f',
    }),
    wave(
      690,
      120,
      c.linear([
        [0, '#2b5079', 0.94],
        [1, '#1b2a55'],
      ]),
      20,
    ),
    stroke('M880 676q60-24 120 0t120 0', '#fff3cf', 6, { opacity: 0.8 }),
  );
};
