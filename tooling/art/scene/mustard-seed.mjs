import { hill } from '../land/ground.mjs';
import { darker, ink } from '../pen/colour.mjs';
import { circle, group, path, rect } from '../pen/shape.mjs';

/** Birds rest in a wide tree that grew from one small seed. @param {import('../pen/canvas.mjs').Canvas} c */
export const mustardSeed = (c) => {
  c.add(
    rect(
      0,
      0,
      1600,
      900,
      c.linear([
        [0, '#f8e5b6'],
        [1, '#fbf3df'],
      ]),
    ),
    circle(800, 380, 400, '#f6d287', { opacity: 0.6 }),
  );
  hill(
    c,
    [
      [0, 740],
      [800, 700],
      [1600, 740],
    ],
    '#a6b176',
  );
  c.add(
    path(
      'M760 720Q790 560 760 420Q740 360 660 320L690 306Q770 350 792 400Q800 330 780 240h36Q826 340 822 400Q850 340 930 300L950 320Q860 370 850 440Q826 560 850 720z',
      '#6b4632',
    ),
  );
  const leaf = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    /** @type {string} */ fill,
  ) => circle(x, y, r, fill);
  c.add(
    leaf(560, 330, 120, '#7c9459'),
    leaf(1040, 320, 126, '#7c9459'),
    leaf(680, 220, 130, '#8ea765'),
    leaf(920, 210, 134, '#8ea765'),
    leaf(800, 140, 110, '#9fb672'),
    leaf(800, 260, 90, '#93ab69'),
    leaf(470, 390, 70, '#8ea765'),
    leaf(1130, 390, 74, '#8ea765'),
  );
  c.add(
    Array.from({ length: 46 }, (_, i) =>
      circle(460 + ((i * 197) % 690), 90 + ((i * 131) % 330), 7, ink.gold, { opacity: 0.9 }),
    ),
  );
  const bird = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ fill,
    /** @type {number} */ flip,
  ) =>
    group(
      { transform: `translate(${x} ${y})scale(${flip} 1)` },
      path('M-34 6Q-30-30 6-30Q30-30 34-10L52-4L34 0Q24 24-6 22L-52 34z', fill),
      path('M-14-6Q10-8 14 12Q-6 20-24 10z', darker(fill, 0.2)),
      circle(24, -16, 3.4, '#1b1a2e'),
      path('M40-10l18 4l-16 6z', ink.gold),
    );
  c.add(
    bird(640, 306, ink.indigo, 1),
    bird(960, 296, ink.clay, -1),
    bird(790, 206, ink.teal, 1),
    bird(1090, 360, ink.plum, -1),
  );
  c.add(
    path('M520 740q280 60 560 0q-60 70-280 70t-280-70z', '#7a5a3d'),
    circle(800, 778, 11, ink.honey),
    circle(800, 778, 26, ink.honey, { opacity: 0.3 }),
  );
};
